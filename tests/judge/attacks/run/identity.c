// J16: becomes root, regains rights
// Deserves: accepted
#define _GNU_SOURCE
#include <grp.h>
#include <linux/capability.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    struct __user_cap_header_struct header = { _LINUX_CAPABILITY_VERSION_3, 0 };
    struct __user_cap_data_struct rights[2] = { { 0 } };
    if (geteuid() == 0 || getegid() == 0) BREACH("root");
    if (setuid(0) == 0 || setgid(0) == 0 || setresuid(1, 1, 1) == 0 || setgroups(0, 0) == 0) BREACH("changed identity");
    if (syscall(SYS_capget, &header, rights) || rights[0].effective || rights[0].permitted || rights[0].inheritable || rights[1].effective) BREACH("rights");
    if (prctl(PR_CAPBSET_READ, 21, 0, 0, 0) == 1 || prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 1) BREACH("could gain rights");
    puts("contained");
    return 0;
}
