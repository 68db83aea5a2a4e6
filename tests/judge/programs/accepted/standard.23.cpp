#include <bits/stdc++.h>

int main() {
    static_assert(__cplusplus > 202002L);
    long a, b;
    std::cin >> a >> b;
    if consteval { return 1; }
    std::cout << std::max(a + b, 0L) << "\n";
}
