// J11: traces the keeper and itself
// Deserves: accepted
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/ptrace.h>
#include <sys/uio.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    struct iovec word = { &word, sizeof word };
    if (ptrace(PTRACE_ATTACH, 1, 0, 0) == 0) BREACH("attached");
    if (ptrace(PTRACE_TRACEME, 0, 0, 0) == 0) BREACH("traced");
    if (process_vm_readv(1, &word, 1, &word, 1, 0) >= 0) BREACH("read");
    puts("contained");
    return 0;
}
