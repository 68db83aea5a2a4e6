// Computes without end when nobody answers.
#include <stdio.h>

int main(void) {
    puts("1");
    fflush(stdout);
    while (getchar() != EOF);
    for (volatile int forever = 1; forever;);
}
