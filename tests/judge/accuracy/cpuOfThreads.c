#include "accuracy/measured.h"

static void *work(void *ms) {
    burn((long)ms);
    return 0;
}

int main(void) {
    pthread_t threads[4];
    long ms = number();
    for (int i = 0; i < 4; i++) pthread_create(&threads[i], 0, work, (void *)(ms / 4));
    for (int i = 0; i < 4; i++) pthread_join(threads[i], 0);
    printf("%ld\n", spent_us(CLOCK_PROCESS_CPUTIME_ID));
    return 0;
}
