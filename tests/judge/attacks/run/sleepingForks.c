// J8: fills the process limit with sleepers
// Deserves: timeLimitExceeded memoryLimitExceeded
#define _GNU_SOURCE
#include <unistd.h>

int main(void) {
    for (;;)
        if (fork() == 0)
            for (;;) pause();
}
