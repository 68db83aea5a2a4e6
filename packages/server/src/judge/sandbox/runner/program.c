/* From a fresh child of process 1 to the program: descriptors, limits, identity, filter, exec.
 * Everything that the kernel passes on is either set here or closed here. */
#define _GNU_SOURCE
#include "runner.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/capability.h>
#include <signal.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { ERRORS = 3, USAGE = 4, NR_CLOSE_RANGE = 436 };

static struct { const char *step; int error; long long baseline_us; } start;

static void fail(const char *step) __attribute__((noreturn));
static void fail(const char *step) {
  start.step = step;
  start.error = errno;
  _exit(write(ERRORS, &start, sizeof start) != sizeof start);
}

/* 0, 1 and 2 are the program's; 3 and 4 close at exec; nothing else stays open. */
static void arrange_descriptors(const struct box *box, int errors) {
  int null = open("/dev/null", O_WRONLY | O_CLOEXEC);
  int high_errors = fcntl(errors, F_DUPFD_CLOEXEC, 16);
  int high_usage = box->usage >= 0 ? fcntl(box->usage, F_DUPFD_CLOEXEC, 16) : -1;
  int high_error_output = fcntl(box->log >= 0 ? box->log : null, F_DUPFD_CLOEXEC, 16);
  if (high_errors < 0 || high_error_output < 0) _exit(1);
  if (dup2(box->input, 0) < 0 || dup2(box->output, 1) < 0 || dup2(high_error_output, 2) < 0) _exit(1);
  if (dup3(high_errors, ERRORS, O_CLOEXEC) < 0) _exit(1);
  if (high_usage >= 0 && dup3(high_usage, USAGE, O_CLOEXEC) < 0) _exit(1);
  if (syscall(NR_CLOSE_RANGE, high_usage >= 0 ? USAGE + 1 : ERRORS + 1, ~0U, 0)) _exit(1);
}

/* A hard limit that is already lower stays: without CAP_SYS_RESOURCE it cannot be raised. */
static void set_limit(int resource, rlim_t value) {
  struct rlimit limit;
  if (getrlimit((__rlimit_resource_t)resource, &limit)) fail("limits");
  if (limit.rlim_max == RLIM_INFINITY || limit.rlim_max > value) limit.rlim_max = value;
  limit.rlim_cur = limit.rlim_max;
  if (setrlimit((__rlimit_resource_t)resource, &limit)) fail("limits");
}

static void set_limits(const struct box *box) {
  const struct command *command = box->command;
  set_limit(RLIMIT_CORE, 0);
  set_limit(RLIMIT_NOFILE, 256);
  set_limit(RLIMIT_MEMLOCK, 64 << 10);
  set_limit(RLIMIT_MSGQUEUE, 0);
  set_limit(RLIMIT_RTPRIO, 0);
  set_limit(RLIMIT_NICE, 0);
  set_limit(RLIMIT_FSIZE, (rlim_t)box->run->output_kb * 1024);
  set_limit(RLIMIT_STACK, (rlim_t)command->stack_kb * 1024);
  /* A backstop: the supervisor is exact. This clock counts whole ticks, also those that the host of a virtual machine took away. */
  set_limit(RLIMIT_CPU, (rlim_t)command->cpu_ms / 500 + 2);
  if (box->machine->cgroup_version) return;
  set_limit(RLIMIT_NPROC, (rlim_t)command->processes + 2 * MAX_SLOTS);
  /* What can be touched between two looks at /proc; much more than the limit, because reserving is free. */
  if (!command->reserves_memory) set_limit(RLIMIT_AS, (rlim_t)command->memory_kb * 2048 + (4ULL << 30));
}

static void drop_rights(const struct box *box) {
  struct __user_cap_header_struct header = { _LINUX_CAPABILITY_VERSION_3, 0 };
  struct __user_cap_data_struct none[2] = { { 0, 0, 0 }, { 0, 0, 0 } };
  if (box->machine->root && (setgroups(0, NULL) || setresgid(box->uid, box->uid, box->uid) || setresuid(box->uid, box->uid, box->uid)))
    fail("identity");
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  if (syscall(SYS_capset, &header, none)) fail("rights");
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) fail("rights");
}

/* The helper has made the others as they should be, and ignores this one itself. */
static void reset_signals(void) {
  sigset_t none;
  sigemptyset(&none);
  signal(SIGPIPE, SIG_DFL);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/* What the box has cost so far, on the clock by which the program is judged. */
static void send_baseline(const struct box *box) {
  struct timespec own;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &own); /* makes the kernel settle our running account */
  if (box->usage < 0) start.baseline_us = own.tv_sec * 1000000LL + own.tv_nsec / 1000;
  else if ((start.baseline_us = cgroup_read_usage_us(box->cgroup, USAGE)) < 0) fail("baseline");
  if (write(ERRORS, &start, sizeof start) != sizeof start) _exit(1);
}

void program_main(const struct box *box, int errors) {
  arrange_descriptors(box, errors);
  if (setsid() < 0) fail("session");
  umask(022);
  set_limits(box);
  drop_rights(box);
  reset_signals();
  if (seccomp_install()) fail("filter");
  send_baseline(box);
  execve(box->command->argv[0], box->command->argv, box->command->env);
  fail("exec");
}
