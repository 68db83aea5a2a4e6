// J11: finds no process but itself and the keeper
// Deserves: accepted
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    for (int pid = 1; pid < 70000; pid++)
        if (pid != getpid() && kill(pid, SIGTERM) == 0 && pid != 1) BREACH("signalled another process");
    puts("contained");
    return 0;
}
