#include <iostream>
#include <string>

int main() {
    int n, s;
    std::cin >> n >> s;
    for (int i = 1; i <= n; i++) {
        char filling = i <= s ? '*' : i == n ? '_' : ' ';
        std::cout << std::string(n - i, ' ') << '/' << std::string(2 * (i - 1), filling) << '\\' << '\n';
    }
}
