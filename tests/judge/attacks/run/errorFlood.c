// J19: error output without end
// Deserves: timeLimitExceeded
#define _GNU_SOURCE
#include <unistd.h>

int main(void) {
    static char block[1 << 16];
    for (;;) write(2, block, sizeof block);
}
