#include "accuracy/measured.h"

int main(void) {
    long ms = number(), orphan_us = 0;
    int said[2];
    if (pipe(said)) return 1;
    if (fork() == 0) {
        if (fork() > 0) _exit(0);
        burn(ms);
        orphan_us = spent_us(CLOCK_PROCESS_CPUTIME_ID);
        return write(said[1], &orphan_us, sizeof orphan_us) != sizeof orphan_us;
    }
    if (read(said[0], &orphan_us, sizeof orphan_us) != sizeof orphan_us) return 1;
    printf("%ld\n", orphan_us + spent_us(CLOCK_PROCESS_CPUTIME_ID));
    return 0;
}
