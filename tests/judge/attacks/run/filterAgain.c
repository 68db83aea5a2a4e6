// J16: replaces the filter of its system calls by one that lets all pass
// Deserves: accepted
#define _GNU_SOURCE
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sched.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    struct sock_filter all[] = { { BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW } };
    struct sock_fprog program = { 1, all };
    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
    if (prctl(PR_SET_NO_NEW_PRIVS, 0, 0, 0, 0) == 0) BREACH("may gain rights again");
    if (ptrace(PTRACE_TRACEME, 0, 0, 0) == 0 || socket(AF_UNIX, SOCK_STREAM, 0) >= 0 || unshare(CLONE_NEWUSER) == 0) BREACH("unfiltered");
    puts("contained");
    return 0;
}
