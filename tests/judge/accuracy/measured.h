#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static inline long spent_us(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1000000L + time.tv_nsec / 1000;
}

/* CPU time of this thread, whatever else the machine does. */
static inline void burn(long ms) {
    while (spent_us(CLOCK_THREAD_CPUTIME_ID) < ms * 1000);
}

static inline long number(void) {
    long number = 0;
    return scanf("%ld", &number) == 1 ? number : 0;
}

static inline void *new_memory(size_t bytes) {
    return mmap(0, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
}

static inline void touch(volatile char *memory, size_t bytes) {
    for (size_t at = 0; at < bytes; at += 4096) memory[at] = 1;
}
