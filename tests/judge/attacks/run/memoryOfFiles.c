// J21: fills the scratch disk instead of the heap
// Deserves: memoryLimitExceeded runtimeError
#define _GNU_SOURCE
#include <fcntl.h>
#include <unistd.h>

int main(void) {
    static char block[1 << 20];
    int file = open("big", O_CREAT | O_WRONLY, 0600);
    for (int i = 0; i < 1024; i++)
        if (write(file, block, sizeof block) != sizeof block) return 9;
    return 0;
}
