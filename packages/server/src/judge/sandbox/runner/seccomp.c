/* The system calls that no program in a box may make: everything that reaches other processes,
 * mounts, namespaces, keys, the network, or a corner of the kernel that a solution never needs.
 * clone3 hides its flags behind a pointer: it answers ENOSYS, and libc falls back to clone. */
#define _GNU_SOURCE
#include "runner.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#define X32_BIT 0x40000000u
#elif defined(__aarch64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "the sandbox knows x86-64 and arm64"
#endif

#ifndef CLONE_NEWTIME
#define CLONE_NEWTIME 0x00000080
#endif

/* Numbers above 423 are the same on every architecture; old headers do not name them all. */
enum { OPEN_TREE = 428, MOVE_MOUNT, FSOPEN, FSCONFIG, FSMOUNT, FSPICK, PIDFD_OPEN, CLONE3, PIDFD_GETFD = 438, PROCESS_MADVISE = 440,
       MOUNT_SETATTR = 442, QUOTACTL_FD = 443, MEMFD_SECRET = 447, PROCESS_MRELEASE = 448, SET_MEMPOLICY_HOME_NODE = 450,
       STATMOUNT = 457, LISTMOUNT, OPEN_TREE_ATTR = 467, LISTNS = 470 };
enum { IOCTL_TIOCSTI = 0x5412, IOCTL_TIOCLINUX = 0x541C };
enum { HUGE_MAPPING = 0x40000, HUGE_FILE = 4 };

static const unsigned denied[] = {
  SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, PIDFD_OPEN, PIDFD_GETFD, PROCESS_MADVISE, PROCESS_MRELEASE,
  SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_unshare, SYS_setns,
  OPEN_TREE, MOVE_MOUNT, FSOPEN, FSCONFIG, FSMOUNT, FSPICK, MOUNT_SETATTR, OPEN_TREE_ATTR, STATMOUNT, LISTMOUNT, LISTNS,
  SYS_keyctl, SYS_add_key, SYS_request_key, SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, MEMFD_SECRET,
  SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register, SYS_io_setup,
  SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_kexec_file_load, SYS_reboot,
  SYS_swapon, SYS_swapoff, SYS_acct, SYS_quotactl, QUOTACTL_FD, SYS_syslog, SYS_vhangup, SYS_personality,
  SYS_open_by_handle_at, SYS_name_to_handle_at, SYS_fanotify_init, SYS_lookup_dcookie,
  SYS_settimeofday, SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime, SYS_sethostname, SYS_setdomainname,
  SYS_socket, SYS_shmget, SYS_msgget, SYS_semget, SYS_mq_open,
  SYS_mbind, SYS_set_mempolicy, SET_MEMPOLICY_HOME_NODE, SYS_migrate_pages, SYS_move_pages, SYS_sched_setaffinity,
#ifdef __x86_64__
  SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS_uselib, SYS_ustat, SYS_sysfs,
#endif
};

static const unsigned namespace_flags =
  CLONE_NEWNS | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP | CLONE_NEWTIME;

enum { DENIED = sizeof denied / sizeof *denied, MAX_FILTER = 2 * DENIED + 48 };

static struct sock_filter filter[MAX_FILTER];
static unsigned short length;

static void add(unsigned short code, unsigned operand, unsigned char yes, unsigned char no) {
  filter[length++] = (struct sock_filter){ code, yes, no, operand };
}
static void load(size_t offset) { add(BPF_LD | BPF_W | BPF_ABS, (unsigned)offset, 0, 0); }
static void answer(unsigned action) { add(BPF_RET | BPF_K, action, 0, 0); }
static void answer_when(unsigned short comparison, unsigned operand, unsigned action) {
  add((unsigned short)(BPF_JMP | BPF_K | comparison), operand, 0, 1);
  answer(action);
}

int seccomp_install(void) {
  const unsigned refuse = SECCOMP_RET_ERRNO | EPERM;
  load(offsetof(struct seccomp_data, arch));
  add(BPF_JMP | BPF_JEQ | BPF_K, OWN_ARCHITECTURE, 1, 0);
  answer(SECCOMP_RET_KILL_PROCESS);
  load(offsetof(struct seccomp_data, nr));
#ifdef X32_BIT
  answer_when(BPF_JGE, X32_BIT, SECCOMP_RET_KILL_PROCESS);
#endif
  answer_when(BPF_JEQ, CLONE3, SECCOMP_RET_ERRNO | ENOSYS);
  for (size_t i = 0; i < DENIED; i++) answer_when(BPF_JEQ, denied[i], refuse);

  add(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 4);
  load(offsetof(struct seccomp_data, args[0]));
  answer_when(BPF_JSET, namespace_flags, refuse);
  answer(SECCOMP_RET_ALLOW);

  /* A pair of ends inside the box harms nobody, and the Java run time makes one at its start. */
  add(BPF_JMP | BPF_JEQ | BPF_K, SYS_socketpair, 0, 4);
  load(offsetof(struct seccomp_data, args[0]));
  add(BPF_JMP | BPF_JEQ | BPF_K, AF_UNIX, 1, 0);
  answer(refuse);
  answer(SECCOMP_RET_ALLOW);

  add(BPF_JMP | BPF_JEQ | BPF_K, SYS_ioctl, 0, 6);
  load(offsetof(struct seccomp_data, args[1]));
  answer_when(BPF_JEQ, IOCTL_TIOCSTI, refuse);
  answer_when(BPF_JEQ, IOCTL_TIOCLINUX, refuse);
  answer(SECCOMP_RET_ALLOW);

  /* Huge pages are in no account of memory. */
  add(BPF_JMP | BPF_JEQ | BPF_K, SYS_mmap, 0, 4);
  load(offsetof(struct seccomp_data, args[3]));
  answer_when(BPF_JSET, HUGE_MAPPING, refuse);
  answer(SECCOMP_RET_ALLOW);

  add(BPF_JMP | BPF_JEQ | BPF_K, SYS_memfd_create, 0, 3);
  load(offsetof(struct seccomp_data, args[1]));
  answer_when(BPF_JSET, HUGE_FILE, refuse);

  answer(SECCOMP_RET_ALLOW);
  struct sock_fprog program = { length, filter };
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}
