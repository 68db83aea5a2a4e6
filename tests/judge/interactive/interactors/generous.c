// Accepts after the first guess, and listens no more.
#include <stdio.h>

int main(void) {
    int guess;
    return scanf("%d", &guess) == 1 ? 100 : 102;
}
