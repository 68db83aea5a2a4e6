// J16: mounts by the newer calls, asks what is mounted
// Deserves: accepted
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    static char room[4096];
    int calls[] = { 428, 429, 430, 431, 432, 433, 442, 457, 458, 467 };
    for (unsigned i = 0; i < sizeof calls / sizeof *calls; i++) {
        errno = 0;
        if (syscall(calls[i], room, room, room, 0, 0, 0) >= 0 || (errno != EPERM && errno != ENOSYS)) return printf("breach: call %d\n", calls[i]), 0;
    }
    puts("contained");
    return 0;
}
