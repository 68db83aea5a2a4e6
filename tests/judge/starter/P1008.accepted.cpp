#include <iostream>

int main() {
    long long cups = 0, step = 1;
    for (int tray : {16, 17, 19, 23, 25, 27, 29}) {
        int left;
        std::cout << "? " << tray << std::endl;
        std::cin >> left;
        while (cups % tray != left) cups += step;
        step *= tray;
    }
    std::cout << "! " << cups << std::endl;
}
