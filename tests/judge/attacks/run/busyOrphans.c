// J20: burns CPU time in orphans while the parent sleeps
// Deserves: timeLimitExceeded
#define _GNU_SOURCE
#include <unistd.h>

int main(void) {
    for (int child = 0; child < 4; child++)
        if (fork() == 0) {
            if (fork() == 0)
                for (volatile int i = 0;; i++);
            _exit(0);
        }
    for (;;) pause();
}
