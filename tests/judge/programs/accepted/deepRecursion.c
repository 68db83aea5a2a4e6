#include <stdio.h>

static long depth(long n) {
    volatile char frame[64];
    frame[n % 64] = (char)n;
    return n ? depth(n - 1) + (frame[n % 64] == (char)n) : 0;
}

int main(void) {
    long a, b;
    if (scanf("%ld %ld", &a, &b) != 2) return 1;
    printf("%ld\n", depth(200000) == 200000 ? a + b : -1);
    return 0;
}
