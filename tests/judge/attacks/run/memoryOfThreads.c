// J21: a little memory in each of many threads
// Deserves: memoryLimitExceeded timeLimitExceeded runtimeError
// Without control groups: memoryLimitExceeded timeLimitExceeded runtimeError
#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static void *eater(void *unused) {
    volatile char *block = malloc(8 << 20);
    for (int i = 0; block && i < 8 << 20; i += 4096) block[i] = 1;
    for (;;) pause();
    return unused;
}

int main(void) {
    pthread_t thread;
    for (int i = 0; i < 24; i++) pthread_create(&thread, 0, eater, 0);
    for (;;) pause();
}
