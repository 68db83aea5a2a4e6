// J17: finds signals that the judge ignores, blocks or has pending, a session, a mask
// Deserves: accepted
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    sigset_t blocked;
    sigprocmask(SIG_SETMASK, 0, &blocked);
    for (int number = 1; number < 65; number++) {
        struct sigaction action;
        if (!sigaction(number, 0, &action) && action.sa_handler != SIG_DFL) BREACH("an ignored signal");
        if (sigismember(&blocked, number) == 1) BREACH("a blocked signal");
    }
    if (getsid(0) != getpid() || getpgrp() != getpid() || getppid() != 1) BREACH("a family");
    if (umask(0) != 022) BREACH("a mask");
    puts("contained");
    return 0;
}
