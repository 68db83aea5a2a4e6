#pragma GCC optimize("O3")
#include <bits/stdc++.h>

int main() {
    long a, b;
    std::cin >> a >> b;
    std::cout << a + b << "\n";
}
