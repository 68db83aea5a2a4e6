// J22: waits for a child by vfork that sleeps
// Deserves: timeLimitExceeded
#define _GNU_SOURCE
#include <unistd.h>

int main(void) {
    if (vfork() == 0)
        for (;;) sleep(100);
    return 0;
}
