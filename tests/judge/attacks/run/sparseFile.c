// J19: a file of a terabyte
// Deserves: runtimeError accepted
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    signal(SIGXFSZ, SIG_IGN);
    int file = open("sparse", O_CREAT | O_RDWR, 0600);
    if (ftruncate(file, 1L << 40) == 0 || fallocate(file, 0, 0, 1L << 40) == 0) BREACH("made it");
    if (ftruncate(1, 1L << 40) == 0 || pwrite(1, "x", 1, 1L << 40) == 1) BREACH("made the output");
    puts("contained");
    return 0;
}
