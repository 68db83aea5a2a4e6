// J8 J23: fills the process limit, then ends well
// Deserves: accepted runtimeError
// Without control groups: accepted runtimeError memoryLimitExceeded
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    for (int i = 0; i < 1000; i++)
        if (fork() == 0)
            for (;;) pause();
    puts("contained");
    return 0;
}
