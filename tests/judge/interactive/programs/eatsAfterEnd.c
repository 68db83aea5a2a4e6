// Takes all memory when nobody answers.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    puts("1");
    fflush(stdout);
    while (getchar() != EOF);
    for (;;) {
        char *block = malloc(1 << 20);
        if (block) memset(block, 1, 1 << 20);
    }
}
