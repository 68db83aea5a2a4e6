// J19 J21: keeps memory in pipes
// Deserves: accepted memoryLimitExceeded
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    static char block[1 << 16];
    int ends[2];
    while (pipe2(ends, O_NONBLOCK) == 0) {
        fcntl(ends[1], F_SETPIPE_SZ, 1 << 20);
        while (write(ends[1], block, sizeof block) > 0);
    }
    puts("contained");
    return 0;
}
