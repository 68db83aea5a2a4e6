/* One case seen from outside: group, descriptors, box or pair of boxes, the facts of how it ended. */
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

enum { NR_CLONE3 = 435 };

static const char *step; /* what failed on our side */

static int open_output(const char *path) {
  return path ? open(path, O_WRONLY | O_TRUNC | O_NOFOLLOW | O_CLOEXEC) : -1;
}

static int open_target(const struct transfer *take) {
  return take->gather ? open(take->host, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) : open_output(take->host);
}

/* Whether a user of the box could write to the file by its mode. */
static bool is_writable_for(const struct box *box, int file) {
  struct stat found;
  if (!box->machine->root || fstat(file, &found)) return true;
  return found.st_uid == box->uid || found.st_gid == box->uid || (found.st_mode & S_IWOTH);
}

/* Through a read-only mount where /proc/self/fd/0 could be reopened for writing. */
static int open_input(const struct box *box, const char *path) {
  char link[64];
  int plain = open(path, O_RDONLY | O_CLOEXEC);
  if (plain < 0 || !is_writable_for(box, plain)) return plain;
  close(plain);
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
  const struct command *command = box->command;
  step = "input";
  if (box->run->input && (box->input = open_input(box, box->run->input)) < 0) return -1;
  step = "output";
  if (box->run->output && (box->output = open_output(box->run->output)) < 0) return -1;
  if (command->log && (box->log = open_output(command->log)) < 0) return -1;
  step = "program";
  if (command->program && (box->program = detached_readonly(command->program)) < 0) return -1;
  step = "files";
  for (int i = 0; i < command->put_count; i++)
    if ((box->puts[i] = open(command->puts[i].host, O_RDONLY | O_CLOEXEC)) < 0) return -1;
  for (int i = 0; i < command->take_count; i++)
    if ((box->takes[i] = open_target(&command->takes[i])) < 0) return -1;
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

static int start(struct watch *watch, struct box *box) {
  int report[2];
  memset(watch, 0, sizeof *watch);
  if (pipe2(report, O_CLOEXEC)) return -1;
  box->report = report[1];
  box->foreign[0] = report[0];
  watch->box = box;
  watch->report = report[0];
  watch->started_us = now_us();
  pid_t child = start_box(box);
  int error = errno;
  close(report[1]);
  if (child < 0) {
    close(report[0]);
    errno = error;
    return -1;
  }
  watch->child = child;
  return 0;
}

static void await_reports(struct watch *watches, int count, long long sleep_us) {
  struct pollfd ready[2];
  struct timespec time = { sleep_us / 1000000, sleep_us % 1000000 * 1000 };
  for (int i = 0; i < count; i++) ready[i] = (struct pollfd){ watches[i].child ? watches[i].report : -1, POLLIN, 0 };
  if (ppoll(ready, (nfds_t)count, &time, NULL) <= 0) return;
  for (int i = 0; i < count; i++)
    if (ready[i].revents) watch_hear(&watches[i]);
}

static void attend_one(struct watch *watch) {
  while (watch->child) {
    long long sleep_us = watch_look(watch);
    if (watch->stop != NONE) watch_end(watch);
    else await_reports(watch, 1, sleep_us);
  }
}

static void attend_pair(struct watch *watches, struct pair *pair) {
  for (;;) {
    long long sleep_us = 1000000;
    for (int i = 0; i < 2; i++) {
      long long longest_us = watches[i].child ? watch_look(&watches[i]) : sleep_us;
      if (longest_us < sleep_us) sleep_us = longest_us;
    }
    pair_conclude(pair, &watches[0], &watches[1]);
    if (!watches[0].child && !watches[1].child) return;
    await_reports(watches, 2, sleep_us);
  }
}

static int report_failure(const struct request *request, const struct one_case *run, const char *what, int error) {
  char text[128];
  snprintf(text, sizeof text, "%s: %s", what, strerror(error));
  reply("{\"id\":\"%s\",\"case\":%ld,\"ending\":\"failed\",\"error\":\"%s\"}", request->id, run->number, json_safe(text));
  return -1;
}

static void describe(const struct watch *watch, char *text, size_t size) {
  const int status = watch->outcome.status;
  int code = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
  if (!watch->reported) code = watch->stop == LEFT ? SIGKILL : 0;
  snprintf(text, size, "\"ending\":\"%s\",\"code\":%d,\"cpuUs\":%lld,\"wallUs\":%lld,\"memoryKb\":%ld", watch_ending(watch), code,
           watch->cpu_us, watch->wall_us, watch->peak_kb);
}

static int report_run(const struct request *request, const struct one_case *run, const struct watch *watches) {
  char program[256], partner[256];
  for (int i = 0; i < request->command_count; i++) {
    const struct outcome *outcome = &watches[i].outcome;
    if (outcome->failed) return report_failure(request, run, outcome->failed, outcome->error);
    if (!watches[i].reported && watches[i].stop == NONE) return report_failure(request, run, "box died", 0);
  }
  describe(&watches[0], program, sizeof program);
  if (request->command_count == 1) {
    reply("{\"id\":\"%s\",\"case\":%ld,%s}", request->id, run->number, program);
    return 0;
  }
  describe(&watches[1], partner, sizeof partner);
  const char *first = pair_program_was_first(&watches[0], &watches[1]) ? "program" : "partner";
  reply("{\"id\":\"%s\",\"case\":%ld,%s,\"first\":\"%s\",\"partner\":{%s}}", request->id, run->number, program, first, partner);
  return 0;
}

static int prepare(struct box *box) {
  step = "group";
  if (box->cgroup->version && cgroup_create(box->cgroup, box->command->memory_kb, box->command->processes)) return -1;
  return open_files(box);
}

/* The box takes its ends of the pipes along; what is started after it never sees them. */
static int start_on_pipes(struct watch *watch, struct box *box, int *input, int *output) {
  box->input = *input, box->output = *output;
  int failed = start(watch, box), error = errno;
  close(*input), close(*output);
  box->input = box->output = *input = *output = -1;
  errno = error;
  return failed;
}

static int start_pair(struct watch *watches, struct box *boxes, struct pair *pair) {
  step = "pipes";
  if (pair_open(pair)) return -1;
  step = "box";
  boxes[0].foreign[1] = pair->to_program[1], boxes[0].foreign[2] = pair->to_partner[0];
  if (start_on_pipes(&watches[0], &boxes[0], &pair->to_program[0], &pair->to_partner[1])) return -1;
  watches[0].partner = &watches[1];
  boxes[1].foreign[1] = watches[0].report;
  if (!start_on_pipes(&watches[1], &boxes[1], &pair->to_partner[0], &pair->to_program[1])) return 0;
  int error = errno;
  watch_end(&watches[0]);
  errno = error;
  return -1;
}

static int run_case(const struct request *request, struct box *boxes) {
  struct watch watches[2];
  struct pair pair;
  const int count = request->command_count;
  memset(watches, 0, sizeof watches);
  memset(&pair, -1, sizeof pair);
  int failed = 0;
  for (int i = 0; !failed && i < count; i++) failed = prepare(&boxes[i]);
  if (!failed && count == 1) {
    step = "box";
    failed = start(&watches[0], &boxes[0]);
  } else if (!failed) failed = start_pair(watches, boxes, &pair);
  if (failed) report_failure(request, boxes->run, step, errno);
  else {
    if (count == 1) attend_one(&watches[0]);
    else attend_pair(watches, &pair);
    failed = report_run(request, boxes->run, watches);
  }
  pair_close(&pair);
  return failed;
}

static void empty_box(struct box *box) {
  memset(box, 0, sizeof *box);
  box->input = box->output = box->log = box->report = box->program = box->usage = -1;
  memset(box->puts, -1, sizeof box->puts);
  memset(box->takes, -1, sizeof box->takes);
  memset(box->foreign, -1, sizeof box->foreign);
}

int supervise(const struct machine *machine, const struct request *request, int slot, int credits) {
  static struct box boxes[2];
  struct cgroup cgroups[2];
  for (int i = 0; i < request->case_count; i++) {
    char credit;
    if (i >= CASES_AHEAD && read(credits, &credit, 1) != 1) return -1;
    for (int j = 0; j < request->command_count; j++) {
      struct box *box = &boxes[j];
      empty_box(box);
      cgroup_name(&cgroups[j], slot, j == 1);
      box->machine = machine, box->command = &request->commands[j], box->run = &request->cases[i], box->cgroup = &cgroups[j];
      box->uid = FIRST_UID + (machine->root ? (uid_t)(slot + j * MAX_SLOTS) : 0);
    }
    int failed = run_case(request, boxes);
    for (int j = 0; j < request->command_count; j++) {
      cgroup_remove(&cgroups[j]);
      close_files(&boxes[j]);
    }
    if (failed) return -1;
  }
  return 0;
}
