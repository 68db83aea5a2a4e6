#include <stdio.h>

static char block[1 << 16];

int main(void) {
    long length = 0;
    for (size_t n; (n = fread(block, 1, sizeof block, stdin)) > 0;) length += n - (block[n - 1] == '\n');
    printf("%ld\n", length);
    return 0;
}
