// Talks to the storekeeper in sentences.
#include <iostream>

int main() {
    std::cout << "How many cups are there?" << std::endl;
    long long cups = 0;
    std::cin >> cups;
    std::cout << "! " << cups << std::endl;
}
