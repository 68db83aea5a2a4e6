#include <bits/stdc++.h>

int main() {
    std::ios::sync_with_stdio(false);
    long n, number, sum = 0;
    std::cin >> n;
    while (std::cin >> number) sum += number;
    std::cout << sum << "\n";
}
