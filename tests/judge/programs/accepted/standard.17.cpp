#include <bits/stdc++.h>

int main() {
    static_assert(__cplusplus == 201703L);
    long a, b;
    std::cin >> a >> b;
    if (auto [x, y] = std::pair(a, b); x < y) std::cout << x + y << "\n";
}
