// J22: sleeps
// Deserves: timeLimitExceeded
#define _GNU_SOURCE
#include <unistd.h>

int main(void) {
    for (;;) sleep(100);
}
