#include <bits/stdc++.h>

int main() {
    std::ios::sync_with_stdio(false);
    std::string line;
    std::getline(std::cin, line);
    std::cout << line.size() << "\n";
}
