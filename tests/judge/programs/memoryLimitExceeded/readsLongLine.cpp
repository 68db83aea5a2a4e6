#include <bits/stdc++.h>

int main() {
    std::string line;
    std::getline(std::cin, line);
    std::cout << line.size() << "\n";
}
