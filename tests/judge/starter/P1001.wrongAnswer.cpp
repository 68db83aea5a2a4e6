// Forgets the snow.
#include <iostream>
#include <string>

int main() {
    int n, s;
    std::cin >> n >> s;
    for (int i = 1; i <= n; i++) {
        std::cout << std::string(n - i, ' ') << '/' << std::string(2 * (i - 1), i == n ? '_' : ' ') << '\\' << '\n';
    }
}
