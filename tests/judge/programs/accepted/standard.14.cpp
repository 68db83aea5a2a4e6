#include <bits/stdc++.h>

int main() {
    long a, b;
    std::cin >> a >> b;
    auto sum = [](auto x, auto y) { return x + y; };
    static_assert(__cplusplus == 201402L, "C++14");
    std::cout << sum(a, b) << "\n";
}
