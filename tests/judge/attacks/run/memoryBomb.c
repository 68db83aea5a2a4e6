// J21: touches memory without end
// Deserves: memoryLimitExceeded
// Without control groups: memoryLimitExceeded timeLimitExceeded runtimeError
#define _GNU_SOURCE
#include <stdlib.h>

int main(void) {
    for (;;) {
        volatile char *block = malloc(1 << 20);
        for (int i = 0; block && i < 1 << 20; i += 4096) block[i] = 1;
    }
}
