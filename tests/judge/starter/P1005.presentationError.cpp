// Words where numbers belong.
#include <cstdio>

int main() {
    int n;
    std::scanf("%d", &n);
    if (n == 1 || n == 3) return std::puts("impossible"), 0;
    for (int i = 1; i <= n; i++) std::printf("lantern-%d ", i);
    std::puts("");
}
