// J20: ends at once, and lets children compute on
// Deserves: accepted
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    puts("contained");
    fflush(stdout);
    for (int child = 0; child < 4; child++)
        if (fork() == 0)
            for (volatile int i = 0;; i++);
    return 0;
}
