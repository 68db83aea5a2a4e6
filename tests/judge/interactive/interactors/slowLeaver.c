// Refuses the first guess; its end takes a while from the first pipe that it lets go of to the other.
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int guess;
    if (scanf("%d", &guess) != 1) return fputs("no guess", stderr), 102;
    close(STDOUT_FILENO);
    usleep(10000);
    return fputs("wrong guess", stderr), 102;
}
