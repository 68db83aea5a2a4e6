#include "accuracy/measured.h"

int main(void) {
    long ms = number(), child_us = 0;
    int said[2];
    if (pipe(said)) return 1;
    if (fork() == 0) {
        burn(ms);
        child_us = spent_us(CLOCK_PROCESS_CPUTIME_ID);
        return write(said[1], &child_us, sizeof child_us) != sizeof child_us;
    }
    wait(0);
    if (read(said[0], &child_us, sizeof child_us) != sizeof child_us) return 1;
    printf("%ld\n", child_us + spent_us(CLOCK_PROCESS_CPUTIME_ID));
    return 0;
}
