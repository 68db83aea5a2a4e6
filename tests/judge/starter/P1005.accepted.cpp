// The mirror image of the arrangement in the answer files.
#include <cstdio>

int main() {
    int n;
    std::scanf("%d", &n);
    if (n == 1 || n == 3) return std::puts("0"), 0;
    int next = 1;
    if (n % 2 == 1) std::printf("-1 4 2 3 -5 "), next = 6;
    for (; next < n; next += 2) std::printf("%d %d ", -(next + 1), next);
    std::puts("");
}
