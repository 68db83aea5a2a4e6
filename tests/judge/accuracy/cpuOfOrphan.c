#include "accuracy/measured.h"

/* The process between the two says what it has used as well: to fork is not free. */
int main(void) {
    long ms = number(), sum_us = 0, one_us = 0;
    int said[2];
    if (pipe(said)) return 1;
    if (fork() == 0) {
        if (fork() == 0) burn(ms);
        one_us = spent_us(CLOCK_PROCESS_CPUTIME_ID);
        _exit(write(said[1], &one_us, sizeof one_us) != sizeof one_us);
    }
    for (int i = 0; i < 2; i++) {
        if (read(said[0], &one_us, sizeof one_us) != sizeof one_us) return 1;
        sum_us += one_us;
    }
    printf("%ld\n", sum_us + spent_us(CLOCK_PROCESS_CPUTIME_ID));
    return 0;
}
