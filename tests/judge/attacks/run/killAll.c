// J11: kills everything that it may
// Deserves: runtimeError accepted timeLimitExceeded
#define _GNU_SOURCE
#include <signal.h>

int main(void) {
    kill(1, SIGKILL);
    kill(1, SIGSTOP);
    kill(-1, SIGKILL);
    raise(SIGKILL);
    return 0;
}
