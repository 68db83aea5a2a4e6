// Refuses the first guess, and has nothing more to say.
#include <stdio.h>

int main(void) {
    int guess;
    if (scanf("%d", &guess) != 1) return fputs("no guess", stderr), 102;
    puts("no");
    fflush(stdout);
    return fputs("wrong guess", stderr), 102;
}
