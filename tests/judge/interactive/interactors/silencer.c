// Says no more after the first guess, and reads on to the end.
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int guess;
    if (scanf("%d", &guess) != 1) return fputs("no guess", stderr), 102;
    close(STDOUT_FILENO);
    while (getchar() != EOF);
    return fputs("heard all", stderr), 102;
}
