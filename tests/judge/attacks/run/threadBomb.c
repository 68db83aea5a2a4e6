// J8: thread bomb
// Deserves: timeLimitExceeded memoryLimitExceeded
#define _GNU_SOURCE
#include <pthread.h>
#include <unistd.h>

static void *sleeper(void *unused) {
    for (;;) pause();
    return unused;
}

int main(void) {
    pthread_t thread;
    for (;;) pthread_create(&thread, 0, sleeper, 0);
}
