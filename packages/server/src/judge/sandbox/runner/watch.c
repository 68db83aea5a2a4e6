/* The clocks and the account of one box: what it has used, when it must end, how it ended. */
#define _GNU_SOURCE
#include "runner.h"

#include <errno.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LONGEST_SLEEP_US = 50000, SCAN_US = 10000 };

static bool output_is_full(const struct box *box) {
  struct stat output;
  return box->run->output && !fstat(box->output, &output) && output.st_size >= box->run->output_kb * 1024LL;
}

void watch_count(struct watch *watch) {
  const struct box *box = watch->box;
  if (box->cgroup->version) {
    watch->cpu_us = cgroup_cpu_us(box->cgroup);
    if (cgroup_oom_kills(box->cgroup)) watch->stop = MEMORY;
    return;
  }
  struct usage usage = tree_usage(watch->child);
  if (usage.cpu_us > watch->cpu_us) watch->cpu_us = usage.cpu_us;
  if (usage.waited_us > watch->waited_us) watch->waited_us = usage.waited_us;
  if (usage.rss_kb > watch->peak_kb) watch->peak_kb = usage.rss_kb;
  if (usage.rss_kb > box->command->memory_kb) watch->stop = MEMORY;
}

static void count_waiting(struct watch *watch) {
  if (!watch->box->cgroup->version) return;
  long long waited_us = cgroup_waited_us(watch->box->cgroup);
  if (waited_us > watch->waited_us) watch->waited_us = waited_us;
}

/* The wall clock is for those who do nothing: neither computing of the peer nor waiting for a processor counts, so that a busy
 * machine changes nothing. */
static long long wall_left(const struct watch *watch) {
  const struct watch *peer = watch->peer;
  long long left_us = watch->box->command->wall_ms * 1000LL - watch->wall_us + watch->waited_us;
  return peer ? left_us + peer->cpu_us + peer->waited_us : left_us;
}

long long watch_idle_us(const struct watch *watch) {
  long long idle_us = watch->wall_us - watch->cpu_us - watch->waited_us;
  if (watch->peer) idle_us -= watch->peer->cpu_us + watch->peer->waited_us;
  return idle_us > 0 ? idle_us : 0;
}

long long watch_look(struct watch *watch) {
  const struct box *box = watch->box;
  const long long now = now_us();
  watch->wall_us = now - watch->started_us;
  watch_count(watch);
  count_waiting(watch);
  long long cpu_left_us = box->command->cpu_ms * 1000LL - watch->cpu_us;
  long long wall_left_us = wall_left(watch);
  if (watch->stop == NONE && cpu_left_us <= 0) watch->stop = CPU;
  if (watch->stop == NONE && wall_left_us <= 0) watch->stop = WALL;
  if (watch->stop == NONE && output_is_full(box)) watch->stop = OUTPUT; /* some run times write on, and never mind */
  const long long leave_left_us = watch->leave_us + watch->waited_us - now;
  if (watch->stop == NONE && watch->leave_us && leave_left_us <= 0) watch->stop = LEFT;
  if (watch->stop != NONE) return 0;
  long long sleep_us = cpu_left_us / box->machine->processors + 1000;
  if (sleep_us > wall_left_us) sleep_us = wall_left_us;
  if (watch->leave_us && sleep_us > leave_left_us) sleep_us = leave_left_us;
  const long long longest_us = box->cgroup->version ? LONGEST_SLEEP_US : SCAN_US;
  return sleep_us > longest_us ? longest_us : sleep_us;
}

void watch_hear(struct watch *watch) {
  watch->wall_us = now_us() - watch->started_us;
  watch->reported = read(watch->report, &watch->outcome, sizeof watch->outcome) == (ssize_t)sizeof watch->outcome;
  watch_end(watch);
}

static void settle(struct watch *watch) {
  const struct box *box = watch->box;
  const struct outcome *outcome = &watch->outcome;
  const bool counted = box->cgroup->version != 0;
  if (watch->reported) watch->wall_us = outcome->wall_us;
  if (watch->reported && outcome->cpu_us >= 0) watch->cpu_us = outcome->cpu_us - outcome->baseline_us;
  else if (counted) watch->cpu_us = cgroup_cpu_us(box->cgroup) - outcome->baseline_us;
  if (watch->cpu_us < 0) watch->cpu_us = 0;
  if (counted) {
    watch->peak_kb = cgroup_peak_kb(box->cgroup);
    if (cgroup_oom_kills(box->cgroup)) watch->stop = MEMORY;
  }
  if (watch->stop == NONE && watch->cpu_us > box->command->cpu_ms * 1000LL) watch->stop = CPU;
  /* The group's peak misses the pages of libraries, the resident size misses other processes and files in memory. */
  if ((watch->reported || counted) && outcome->maxrss_kb > watch->peak_kb) watch->peak_kb = outcome->maxrss_kb;
  /* The kernel took back cached files before it gave up, and pages of libraries are none of the group's. */
  if (watch->stop == MEMORY) watch->peak_kb = box->command->memory_kb;
}

void watch_end(struct watch *watch) {
  if (!watch->child) return;
  /* What a box reports of a program that has ended, it cannot report of one that is stopped. */
  if (!watch->reported && watch->box->cgroup->version) watch->outcome.maxrss_kb = cgroup_resident_kb(watch->box->cgroup);
  kill(watch->child, SIGKILL);
  while (waitpid(watch->child, NULL, 0) < 0 && errno == EINTR);
  close(watch->report);
  if (watch->word >= 0) close(watch->word);
  settle(watch);
  watch->child = 0;
}

const char *watch_ending(const struct watch *watch) {
  if (watch->stop == MEMORY) return "memory";
  if (watch->stop == CPU) return "cpu";
  if (watch->stop == WALL) return "wall";
  if (watch->stop == OUTPUT || output_is_full(watch->box)) return "output";
  return watch->stop == LEFT || WIFSIGNALED(watch->outcome.status) ? "signal" : "exit";
}
