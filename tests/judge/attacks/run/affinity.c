// J33: moves to a processor of its choice
// Deserves: accepted
#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    cpu_set_t own;
    if (sched_getaffinity(0, sizeof own, &own)) BREACH("no processor");
    for (size_t cpu = 0; cpu < 64; cpu++) {
        cpu_set_t only;
        CPU_ZERO(&only);
        CPU_SET(cpu, &only);
        if (sched_setaffinity(0, sizeof only, &only) == 0) BREACH("moved");
    }
    puts("contained");
    return 0;
}
