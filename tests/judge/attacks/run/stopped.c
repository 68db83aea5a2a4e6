// J22: stops itself and everybody
// Deserves: timeLimitExceeded
#define _GNU_SOURCE
#include <signal.h>
#include <unistd.h>

int main(void) {
    kill(-1, SIGSTOP);
    raise(SIGSTOP);
    for (;;) pause();
}
