// Guesses every number in turn, and ignores that nobody listens: a broken pipe ends it.
#include <stdio.h>

int main(void) {
    for (int guess = 1;; guess++) {
        printf("%d\n", guess);
        fflush(stdout);
    }
}
