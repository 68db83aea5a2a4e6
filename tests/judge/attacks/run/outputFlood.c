// J19: output without end, ignoring the signal
// Deserves: runtimeError
#define _GNU_SOURCE
#include <signal.h>
#include <unistd.h>

int main(void) {
    static char block[1 << 16];
    signal(SIGXFSZ, SIG_IGN);
    for (;;) write(1, block, sizeof block);
}
