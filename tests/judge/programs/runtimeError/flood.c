#include <stdio.h>

int main(void) {
    long a, b;
    if (scanf("%ld %ld", &a, &b) != 2) return 1;
    for (;;) puts("0123456789012345678901234567890123456789");
    return 0;
}
