#include <bits/stdc++.h>

int main() {
    std::optional<int> sum = 3;
    std::cout << *sum << "\n";
}
