#include <bits/stdc++.h>

int main() {
    long a, b;
    std::cin >> a >> b;
    std::cout << a + b << "\r\n";
}
