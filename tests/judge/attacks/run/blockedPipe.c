// J22: reads from a pipe that nobody writes
// Deserves: timeLimitExceeded
#define _GNU_SOURCE
#include <unistd.h>

int main(void) {
    int ends[2];
    char byte;
    if (pipe(ends)) return 1;
    return (int)read(ends[0], &byte, 1);
}
