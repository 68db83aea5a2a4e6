// Seven primes do not reach to 10^9.
#include <iostream>

int main() {
    long long cups = 0, step = 1;
    for (int tray : {29, 23, 19, 17, 13, 11, 7}) {
        int left;
        std::cout << "? " << tray << std::endl;
        std::cin >> left;
        while (cups % tray != left) cups += step;
        step *= tray;
    }
    std::cout << "! " << cups << std::endl;
}
