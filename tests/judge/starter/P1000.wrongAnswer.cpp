// A debt is no number of stones.
#include <cstdlib>
#include <iostream>

int main() {
    int a, b;
    std::cin >> a >> b;
    std::cout << std::abs(a) + b << '\n';
}
