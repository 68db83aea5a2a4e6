#include <bits/stdc++.h>

int main() {
    long a, b;
    std::cin >> a >> b;
    std::array numbers{a, b};
    long sum = 0;
    for (auto number : numbers | std::views::reverse) sum += number;
    std::cout << ((a <=> b) < 0 ? sum : 0) << "\n";
}
