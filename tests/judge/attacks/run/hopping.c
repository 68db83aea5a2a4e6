// J9: hops from process to process, faster than somebody can kill it
// Deserves: accepted
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    puts("contained");
    fflush(stdout);
    if (fork() > 0) return usleep(20000), 0;
    setsid();
    for (;;)
        if (fork() > 0) _exit(0);
}
