#include <bits/stdc++.h>

int main() {
    long a, b;
    std::cin >> a >> b;
    std::atomic<long> sum{0};
    std::thread first([&] { sum += a; }), second([&] { sum += b; });
    first.join();
    second.join();
    std::cout << sum << std::endl;
}
