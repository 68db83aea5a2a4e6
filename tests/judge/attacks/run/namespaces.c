// J16: new namespaces by every call
// Deserves: accepted
#define _GNU_SOURCE
#include <linux/sched.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    int flags[] = { CLONE_NEWUSER, CLONE_NEWNS, CLONE_NEWPID, CLONE_NEWNET, CLONE_NEWIPC, CLONE_NEWUTS, CLONE_NEWCGROUP };
    for (unsigned i = 0; i < sizeof flags / sizeof *flags; i++) {
        if (unshare(flags[i]) == 0) BREACH("unshare");
        long child = syscall(SYS_clone, flags[i] | SIGCHLD, 0, 0, 0, 0);
        if (child == 0) _exit(0);
        if (child > 0) BREACH("clone");
    }
    struct clone_args arguments = { .flags = CLONE_NEWUSER, .exit_signal = SIGCHLD };
    long child = syscall(SYS_clone3, &arguments, sizeof arguments);
    if (child == 0) _exit(0);
    if (child > 0) BREACH("clone3");
    puts("contained");
    return 0;
}
