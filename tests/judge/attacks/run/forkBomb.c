// J8: fork bomb
// Deserves: timeLimitExceeded
#define _GNU_SOURCE
#include <unistd.h>

int main(void) {
    for (;;) fork();
}
