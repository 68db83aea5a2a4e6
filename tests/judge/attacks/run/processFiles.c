// J11: gets hold of other processes by descriptor
// Deserves: accepted
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    enum { PIDFD_OPEN = 434, PIDFD_GETFD = 438, PROCESS_MADVISE = 440, PROCESS_MRELEASE = 448 };
    for (int pid = 1; pid < 4; pid++)
        if (syscall(PIDFD_OPEN, pid, 0) >= 0) BREACH("a process by descriptor");
    if (syscall(PIDFD_GETFD, 0, 0, 0) >= 0 || syscall(PROCESS_MADVISE, 0, 0, 0, 0, 0) >= 0 || syscall(PROCESS_MRELEASE, 0, 0) >= 0) BREACH("reached");
    if (syscall(SYS_kcmp, getpid(), 1, 0, 0, 0) >= 0) BREACH("compared");
    puts("contained");
    return 0;
}
