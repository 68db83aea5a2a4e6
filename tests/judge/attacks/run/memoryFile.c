// J21: memory in an anonymous file
// Deserves: memoryLimitExceeded runtimeError
#define _GNU_SOURCE
#include <sys/mman.h>
#include <unistd.h>

int main(void) {
    static char block[1 << 20];
    int file = memfd_create("m", 0);
    for (int i = 0; i < 4096; i++)
        if (write(file, block, sizeof block) != sizeof block) return 9;
    return 0;
}
