#include <iostream>

int main() {
    int größe, 長さ;
    std::cin >> größe >> 長さ;
    std::cout << "你好，世界 " << größe + 長さ << std::endl;
}
