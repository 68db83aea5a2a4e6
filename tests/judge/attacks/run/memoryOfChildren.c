// J21: many processes, each below the limit
// Deserves: memoryLimitExceeded
// Without control groups: memoryLimitExceeded timeLimitExceeded runtimeError
#define _GNU_SOURCE
#include <stdlib.h>
#include <unistd.h>

int main(void) {
    for (int child = 0; child < 16; child++)
        if (fork() == 0) {
            volatile char *block = malloc(24 << 20);
            for (int i = 0; i < 24 << 20; i += 4096) block[i] = 1;
            for (;;) pause();
        }
    for (;;) pause();
}
