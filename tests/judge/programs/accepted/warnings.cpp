#include <cstdio>

int neverReturns(int) {
}

int main() {
    int a, b, unused;
    scanf("%d %d", &a, &b);
    printf("%d\n", a + b);
}
