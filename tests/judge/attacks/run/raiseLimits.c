// J19: raises its limits and its priority
// Deserves: accepted
#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <sys/resource.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    struct rlimit more = { RLIM_INFINITY, RLIM_INFINITY };
    struct sched_param urgent = { 10 };
    int limits[] = { RLIMIT_CPU, RLIMIT_FSIZE, RLIMIT_STACK, RLIMIT_CORE, RLIMIT_NOFILE, RLIMIT_MEMLOCK, RLIMIT_MSGQUEUE };
    for (unsigned i = 0; i < sizeof limits / sizeof *limits; i++)
        if (setrlimit(limits[i], &more) == 0) return printf("breach: limit %d\n", limits[i]), 0;
    if (setpriority(PRIO_PROCESS, 0, -5) == 0) BREACH("nice");
    if (sched_setscheduler(0, SCHED_FIFO, &urgent) == 0) BREACH("real time");
    puts("contained");
    return 0;
}
