// Fails when the interactor is gone, after a while of work.
#include <stdio.h>

int main(void) {
    char reply[16];
    puts("1");
    fflush(stdout);
    if (scanf("%15s", reply) == 1) return 0;
    for (volatile int work = 0; work < 20000000; work++);
    return 1;
}
