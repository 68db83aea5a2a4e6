// J15: system calls by the 32-bit gate
// Deserves: runtimeError accepted
#define _GNU_SOURCE
#include <stdio.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    long answer = -1;
    #ifdef __x86_64__
    __asm__ volatile("int $0x80" : "=a"(answer) : "a"(20) : "memory");
    if (answer > 0) BREACH("getpid by int 0x80");
    #endif
    puts("contained");
    return 0;
}
