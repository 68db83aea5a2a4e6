/* One case seen from outside: group, descriptors, box, clocks, verdict on the facts. */
#define _GNU_SOURCE
#include "runner.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { NR_CLONE3 = 435, LONGEST_SLEEP_US = 50000, SCAN_US = 10000 };

enum stop { NONE, CPU, WALL, MEMORY, OUTPUT };

struct watch {
  struct outcome outcome;
  enum stop stop;
  bool reported;
  long long cpu_us, wall_us;
  long peak_kb;
};

static const char *step; /* what failed on our side */

static int open_output(const char *path) {
  return path ? open(path, O_WRONLY | O_TRUNC | O_NOFOLLOW | O_CLOEXEC) : -1;
}

static int open_target(const struct transfer *take) {
  return take->gather ? open(take->host, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) : open_output(take->host);
}

/* Through a read-only mount, because /proc/self/fd/0 may otherwise be reopened for writing by the same user. */
static int open_input(const char *path) {
  char link[64];
  int mount = detached_readonly(path);
  if (mount < 0) return -1;
  snprintf(link, sizeof link, "/proc/self/fd/%d", mount);
  int file = open(link, O_RDONLY | O_CLOEXEC), error = errno;
  close(mount);
  errno = error;
  return file;
}

static void close_files(struct box *box) {
  int files[] = { box->input, box->output, box->log, box->program, box->usage };
  for (size_t i = 0; i < sizeof files / sizeof *files; i++)
    if (files[i] >= 0) close(files[i]);
  for (int i = 0; i < MAX_FILES; i++) {
    if (box->puts[i] >= 0) close(box->puts[i]);
    if (box->takes[i] >= 0) close(box->takes[i]);
  }
}

static int open_files(struct box *box) {
  const struct request *request = box->request;
  step = "input";
  if ((box->input = open_input(box->run->input)) < 0) return -1;
  step = "output";
  if (box->run->output && (box->output = open_output(box->run->output)) < 0) return -1;
  if (request->log && (box->log = open_output(request->log)) < 0) return -1;
  step = "program";
  if (request->program && (box->program = detached_readonly(request->program)) < 0) return -1;
  step = "files";
  for (int i = 0; i < request->put_count; i++)
    if ((box->puts[i] = open(request->puts[i].host, O_RDONLY | O_CLOEXEC)) < 0) return -1;
  for (int i = 0; i < request->take_count; i++)
    if ((box->takes[i] = open_target(&request->takes[i])) < 0) return -1;
  box->usage = cgroup_open_usage(box->cgroup);
  return 0;
}

/* Forks into the namespaces (and on v2 the group) of a new box. */
static pid_t start_box(struct box *box) {
  struct clone_args arguments;
  memset(&arguments, 0, sizeof arguments);
  arguments.flags = CLONE_NEWPID | CLONE_NEWIPC | CLONE_NEWUTS;
  arguments.exit_signal = SIGCHLD;
  int group = -1;
  if (box->cgroup->version == 2) {
    if ((group = open(box->cgroup->memory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) < 0) return -1;
    arguments.flags |= CLONE_INTO_CGROUP;
    arguments.cgroup = (uint64_t)group;
  }
  pid_t child = (pid_t)syscall(NR_CLONE3, &arguments, sizeof arguments);
  if (!child) box_main(box);
  int error = errno;
  if (group >= 0) close(group);
  errno = error;
  return child;
}

static bool output_is_full(const struct box *box) {
  struct stat output;
  return box->run->output && !fstat(box->output, &output) && output.st_size >= box->run->output_kb * 1024LL;
}

/* Brings the account up to date and says whether a limit is passed. Returns the next useful moment. */
static long long look(const struct box *box, pid_t child, struct watch *watch) {
  const struct request *request = box->request;
  if (box->cgroup->version) {
    watch->cpu_us = cgroup_cpu_us(box->cgroup);
    if (cgroup_oom_kills(box->cgroup)) watch->stop = MEMORY;
  } else {
    struct usage usage = tree_usage(child);
    if (usage.cpu_us > watch->cpu_us) watch->cpu_us = usage.cpu_us;
    if (usage.rss_kb > watch->peak_kb) watch->peak_kb = usage.rss_kb;
    if (usage.rss_kb > request->memory_kb) watch->stop = MEMORY;
  }
  long long cpu_left_us = request->cpu_ms * 1000LL - watch->cpu_us, wall_left_us = request->wall_ms * 1000LL - watch->wall_us;
  if (watch->stop == NONE && cpu_left_us <= 0) watch->stop = CPU;
  if (watch->stop == NONE && wall_left_us <= 0) watch->stop = WALL;
  if (watch->stop == NONE && output_is_full(box)) watch->stop = OUTPUT; /* some run times write on, and never mind */
  long long sleep_us = cpu_left_us / box->machine->processors + 1000;
  if (sleep_us > wall_left_us) sleep_us = wall_left_us;
  const long long longest_us = box->cgroup->version ? LONGEST_SLEEP_US : SCAN_US;
  return sleep_us > longest_us ? longest_us : sleep_us;
}

static void watch_box(const struct box *box, pid_t child, int report, struct watch *watch) {
  long long started_us = now_us();
  struct pollfd ready = { report, POLLIN, 0 };
  for (;;) {
    long long sleep_us = look(box, child, watch);
    if (watch->stop != NONE) break;
    struct timespec time = { sleep_us / 1000000, sleep_us % 1000000 * 1000 };
    int woken = ppoll(&ready, 1, &time, NULL);
    watch->wall_us = now_us() - started_us;
    if (woken > 0) {
      watch->reported = read(report, &watch->outcome, sizeof watch->outcome) == (ssize_t)sizeof watch->outcome;
      break;
    }
  }
  kill(child, SIGKILL);
  while (waitpid(child, NULL, 0) < 0 && errno == EINTR);
}

static void settle(const struct box *box, struct watch *watch) {
  const struct outcome *outcome = &watch->outcome;
  const bool counted = box->cgroup->version != 0;
  if (watch->reported) watch->wall_us = outcome->wall_us;
  if (counted) watch->cpu_us = cgroup_cpu_us(box->cgroup) - outcome->baseline_us;
  else if (watch->reported) watch->cpu_us = outcome->cpu_us - outcome->baseline_us;
  if (watch->cpu_us < 0) watch->cpu_us = 0;
  if (counted) {
    watch->peak_kb = cgroup_peak_kb(box->cgroup);
    if (cgroup_oom_kills(box->cgroup)) watch->stop = MEMORY;
  } else if (watch->reported && outcome->maxrss_kb > watch->peak_kb) watch->peak_kb = outcome->maxrss_kb;
  if (watch->stop == NONE && watch->cpu_us > box->request->cpu_ms * 1000LL) watch->stop = CPU;
  /* The group's peak counts cached file pages, the resident size misses other processes: each where it is right. */
  if (watch->reported && outcome->tasks == 1) watch->peak_kb = outcome->maxrss_kb;
  if (watch->stop == MEMORY || watch->peak_kb > box->request->memory_kb) watch->peak_kb = box->request->memory_kb;
}

static const char *ending(const struct box *box, const struct watch *watch) {
  if (watch->stop == MEMORY) return "memory";
  if (watch->stop == CPU) return "cpu";
  if (watch->stop == WALL) return "wall";
  if (watch->stop == OUTPUT || output_is_full(box)) return "output";
  return WIFSIGNALED(watch->outcome.status) ? "signal" : "exit";
}

static int report_failure(const struct box *box, const char *what, int error) {
  char text[128];
  snprintf(text, sizeof text, "%s: %s", what, strerror(error));
  reply("{\"id\":\"%s\",\"case\":%ld,\"ending\":\"failed\",\"error\":\"%s\"}", box->request->id, box->run->number, json_safe(text));
  return -1;
}

static int report_run(const struct box *box, const struct watch *watch) {
  const struct outcome *outcome = &watch->outcome;
  if (outcome->failed) return report_failure(box, outcome->failed, outcome->error);
  if (!watch->reported && watch->stop == NONE) return report_failure(box, "box died", 0);
  int status = outcome->status;
  int code = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
  reply("{\"id\":\"%s\",\"case\":%ld,\"ending\":\"%s\",\"code\":%d,\"cpuUs\":%lld,\"wallUs\":%lld,\"memoryKb\":%ld}", box->request->id,
        box->run->number, ending(box, watch), watch->reported ? code : 0, watch->cpu_us, watch->wall_us, watch->peak_kb);
  return 0;
}

static int run_case(struct box *box) {
  int report[2];
  struct watch watch;
  memset(&watch, 0, sizeof watch);
  step = "group";
  if (box->cgroup->version && cgroup_create(box->cgroup, box->request->memory_kb, box->request->processes)) goto failed;
  if (open_files(box)) goto failed;
  step = "box";
  if (pipe2(report, O_CLOEXEC)) goto failed;
  box->report = report[1];
  pid_t child = start_box(box);
  int error = errno;
  close(report[1]);
  if (child > 0) watch_box(box, child, report[0], &watch);
  close(report[0]);
  errno = error;
  if (child < 0) goto failed;
  settle(box, &watch);
  return report_run(box, &watch);
failed:
  return report_failure(box, step, errno);
}

int supervise(const struct machine *machine, const struct request *request, int slot, int credits) {
  struct cgroup cgroup;
  cgroup_name(&cgroup, slot);
  for (int i = 0; i < request->case_count; i++) {
    char credit;
    if (i >= CASES_AHEAD && read(credits, &credit, 1) != 1) return -1;
    struct box box = { machine, request, &request->cases[i], &cgroup, FIRST_UID, -1, -1, -1, -1, -1, -1, { 0 }, { 0 } };
    if (machine->root) box.uid += (uid_t)slot;
    memset(box.puts, -1, sizeof box.puts);
    memset(box.takes, -1, sizeof box.takes);
    int failed = run_case(&box);
    cgroup_remove(&cgroup);
    close_files(&box);
    if (failed) return -1;
  }
  return 0;
}
