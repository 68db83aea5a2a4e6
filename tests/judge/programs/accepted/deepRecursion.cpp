#include <bits/stdc++.h>

long depth(long n, const std::vector<int> &next) {
    volatile char frame[64];
    frame[0] = 1;
    return n ? depth(next[n], next) + frame[0] : 0;
}

int main() {
    long a, b;
    std::cin >> a >> b;
    std::vector<int> next(200001);
    for (int i = 1; i <= 200000; i++) next[i] = i - 1;
    std::cout << (depth(200000, next) == 200000 ? a + b : -1) << "\n";
}
