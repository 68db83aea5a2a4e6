#include <pthread.h>
#include <stdio.h>

static long sum;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *add(void *number) {
    pthread_mutex_lock(&lock);
    sum += *(long *)number;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void) {
    long numbers[2];
    pthread_t threads[2];
    for (int i = 0; i < 2; i++) {
        if (scanf("%ld", &numbers[i]) != 1) return 1;
        pthread_create(&threads[i], NULL, add, &numbers[i]);
    }
    for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
    printf("%ld\n", sum);
    return 0;
}
