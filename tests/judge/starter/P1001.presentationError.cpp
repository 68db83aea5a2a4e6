// Fills the rows up to a rectangle: blanks at the ends of lines.
#include <iostream>
#include <string>

int main() {
    int n, s;
    std::cin >> n >> s;
    for (int i = 1; i <= n; i++) {
        char filling = i <= s ? '*' : i == n ? '_' : ' ';
        std::string margin(n - i, ' ');
        std::cout << margin << '/' << std::string(2 * (i - 1), filling) << '\\' << margin << '\n';
    }
}
