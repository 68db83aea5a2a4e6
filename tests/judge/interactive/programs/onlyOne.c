// Gives up after one guess.
#include <stdio.h>

int main(void) {
    puts("1");
    return 0;
}
