// J21: shared anonymous memory, kept while the parent has none
// Deserves: memoryLimitExceeded
// Without control groups: memoryLimitExceeded timeLimitExceeded runtimeError
#define _GNU_SOURCE
#include <sys/mman.h>

int main(void) {
    volatile char *block = mmap(0, 1L << 30, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    for (long i = 0; i < 1L << 30; i += 4096) block[i] = 1;
    return 0;
}
