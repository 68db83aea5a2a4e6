// Believes that an odd number of lanterns never balances.
#include <cstdio>

int main() {
    int n;
    std::scanf("%d", &n);
    if (n % 2 == 1) return std::puts("0"), 0;
    for (int next = 1; next < n; next += 2) std::printf("%d %d ", next + 1, -next);
    std::puts("");
}
