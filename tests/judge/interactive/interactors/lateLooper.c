// Reads everything and then computes without end.
#include <stdio.h>

int main(void) {
    while (getchar() != EOF);
    for (volatile int forever = 1; forever;);
}
