// J10: ends while a child keeps the output open and writes on
// Deserves: accepted
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    puts("contained");
    fflush(stdout);
    if (fork() == 0) {
        signal(SIGTERM, SIG_IGN);
        signal(SIGHUP, SIG_IGN);
        for (;;) usleep(1000), write(2, "x", 1);
    }
    return 0;
}
