// J15: system calls by x32 numbers
// Deserves: runtimeError accepted
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    #ifdef __x86_64__
    if (syscall(0x40000000 + 39) > 0) BREACH("getpid by x32");
    #endif
    puts("contained");
    return 0;
}
