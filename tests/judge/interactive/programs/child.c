// Leaves a child behind that holds both pipes.
#include <stdio.h>
#include <sys/types.h>
#include <unistd.h>

int main(void) {
    if (fork() == 0) for (;;) pause();
    puts("1");
    return 0;
}
