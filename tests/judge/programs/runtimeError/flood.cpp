#include <bits/stdc++.h>

int main() {
    long a, b;
    std::cin >> a >> b;
    for (;;) std::cout << "0123456789012345678901234567890123456789";
}
