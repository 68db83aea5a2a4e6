// J16: io_uring, bpf, keys, userfaultfd, perf, modules, clocks
// Deserves: accepted
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    static char room[256];
    long numbers[] = { SYS_io_uring_setup, SYS_bpf, SYS_add_key, SYS_keyctl, SYS_userfaultfd, SYS_perf_event_open, SYS_init_module, SYS_finit_module,
                       SYS_kexec_load, SYS_syslog, SYS_swapon, SYS_acct, SYS_quotactl, SYS_open_by_handle_at, SYS_name_to_handle_at, SYS_fanotify_init,
                       SYS_settimeofday, SYS_clock_settime, SYS_sethostname, SYS_reboot, SYS_personality, SYS_shmget, SYS_msgget, SYS_semget,
                       SYS_mq_open, SYS_setns, SYS_pivot_root, SYS_mount, SYS_umount2, SYS_kcmp, SYS_pidfd_getfd, SYS_process_madvise };
    for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        errno = 0;
        if (syscall(numbers[i], room, room, 8, 8, 0, 0) >= 0 || (errno != EPERM && errno != ENOSYS)) return printf("breach: call %ld\n", numbers[i]), 0;
    }
    puts("contained");
    return 0;
}
