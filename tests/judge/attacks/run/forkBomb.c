// J8: fork bomb
// Deserves: timeLimitExceeded memoryLimitExceeded
#define _GNU_SOURCE
#include <unistd.h>

int main(void) {
    for (;;) fork();
}
