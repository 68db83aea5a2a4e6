#include <stdio.h>
#include <stdlib.h>

static char array[1 << 30];

int main(void) {
    long a, b;
    char *block = malloc(1UL << 30);
    if (!block || scanf("%ld %ld", &a, &b) != 2) return 1;
    block[7] = array[9] = 1;
    printf("%ld\n", a + b);
    return 0;
}
