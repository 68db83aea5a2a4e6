#include <bits/stdc++.h>

int main() {
    long a, b;
    std::cin >> a >> b;
    return 3;
}
