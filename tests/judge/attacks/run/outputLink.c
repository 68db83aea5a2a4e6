// J1 J4: replaces what it can by links to host files
// Deserves: accepted
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    symlink("/etc/passwd", "output");
    symlink("/etc/passwd", "output-0");
    symlink("/proc/self/fd/0", "main");
    unlink("/dev/stdout");
    if (symlink("/etc/shadow", "/dev/stdout") == 0) BREACH("linked");
    puts("contained");
    return 0;
}
