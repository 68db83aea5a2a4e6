// J20: burns CPU time in threads
// Deserves: timeLimitExceeded
#define _GNU_SOURCE
#include <pthread.h>

static void *burn(void *unused) {
    for (volatile int i = 0;; i++);
    return unused;
}

int main(void) {
    pthread_t thread;
    for (int i = 0; i < 8; i++) pthread_create(&thread, 0, burn, 0);
    pthread_join(thread, 0);
    return 0;
}
