// J9 J10: leaves the session, forks twice, ignores signals, keeps stdout open
// Deserves: accepted
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    if (fork() == 0) {
        setsid();
        if (fork() == 0) {
            for (int number = 1; number < 64; number++) signal(number, SIG_IGN);
            for (;;) pause();
        }
        _exit(0);
    }
    usleep(20000);
    puts("contained");
    return 0;
}
