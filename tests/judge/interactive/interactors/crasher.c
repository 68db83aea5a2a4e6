// Crashes after the first guess, and without one.
#include <stdio.h>

int main(void) {
    int guess = scanf("%d", &guess);
    return *(volatile int *)NULL + guess;
}
