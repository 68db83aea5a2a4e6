// J8: fork bomb by vfork
// Deserves: timeLimitExceeded memoryLimitExceeded runtimeError
#define _GNU_SOURCE
#include <unistd.h>

int main(void) {
    for (;;)
        if (vfork() == 0) execl("/app/main", "main", (char *)0), _exit(1);
}
