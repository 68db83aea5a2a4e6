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

/* Not emptied yet: the case before may still be writing to it, or its result being read. */
static int open_output(const char *path) {
  return path ? open(path, O_WRONLY | O_NOFOLLOW | O_CLOEXEC) : -1;
}

static int open_target(const struct transfer *take) {
  return take->gather ? open(take->host, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) : open_output(take->host);
}

static bool is_regular(int file) {
  struct stat found;
  return !fstat(file, &found) && S_ISREG(found.st_mode);
}

static void close_files(struct box *box) {
  int files[] = { box->input, box->input_mount, box->output, box->output_mount, box->log, box->errors, box->program, box->usage };
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
  if (box->run->input && (box->input = open(box->run->input, O_RDONLY | O_CLOEXEC)) < 0) return -1;
  if (is_regular(box->input) && (box->input_mount = detached_readonly(box->run->input)) < 0) return -1;
  step = "output";
  if (box->run->output && (box->output = open_output(box->run->output)) < 0) return -1;
  if (is_regular(box->output) && (box->output_mount = detached_writable(box->run->output)) < 0) return -1;
  if (command->log && (box->log = open_output(command->log)) < 0) return -1;
  if (!command->log && (box->errors = open_output(box->run->errors)) < 0 && box->run->errors) return -1;
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

/* Forks into the namespaces (and on v2 the group) of a new box, which keeps nothing of the one that runs. */
static pid_t start_box(struct box *box, struct box *running) {
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
  if (!child) {
    if (running) close_files(running);
    box_main(box);
  }
  int error = errno;
  if (group >= 0) close(group);
  errno = error;
  return child;
}

/* Starts a box: it furnishes itself, and waits for the word. */
static int start(struct watch *watch, struct box *box, struct box *running) {
  int report[2], word[2];
  memset(watch, 0, sizeof *watch);
  watch->word = -1;
  if (pipe2(report, O_CLOEXEC)) return -1;
  if (pipe2(word, O_CLOEXEC)) {
    close(report[0]), close(report[1]);
    return -1;
  }
  box->report = report[1], box->word = word[0];
  box->foreign[0] = report[0], box->foreign[3] = word[1];
  watch->box = box;
  watch->report = report[0], watch->word = word[1];
  watch->started_us = now_us();
  pid_t child = start_box(box, running);
  int error = errno;
  close(report[1]), close(word[0]);
  box->report = box->word = -1;
  if (child < 0) {
    close(report[0]), close(word[1]);
    errno = error;
    return -1;
  }
  watch->child = child;
  return 0;
}

/* A device has nothing to empty. */
static int empty(int file) { return ftruncate(file, 0) && errno != EINVAL ? -1 : 0; }

/* The box's user may open it again by the name of its stream; on a level where it is the owner's anyway there is nothing to do. */
static int share_output(const struct box *box) {
  struct stat found;
  if (!box->machine->root || !is_regular(box->output)) return 0;
  return fstat(box->output, &found) || fchown(box->output, (uid_t)-1, box->uid) || fchmod(box->output, (found.st_mode & 07777) | S_IWGRP) ? -1 : 0;
}

/* Says the word. A box that has failed meanwhile does not hear it: its report says why. */
static int send_start(struct watch *watch, const struct box *box) {
  step = "output";
  if (box->run->output && (empty(box->output) || share_output(box))) return -1;
  if ((box->log >= 0 && empty(box->log)) || (box->errors >= 0 && empty(box->errors))) return -1;
  for (int i = 0; i < box->command->take_count; i++)
    if (!box->command->takes[i].gather && empty(box->takes[i])) return -1;
  watch->started_us = now_us();
  if (write(watch->word, "g", 1) < 0 && errno != EPIPE) return -1;
  close(watch->word);
  watch->word = -1;
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
  snprintf(text, size, "\"ending\":\"%s\",\"code\":%d,\"cpuUs\":%lld,\"wallUs\":%lld,\"idleUs\":%lld,\"memoryKb\":%ld",
           watch_ending(watch), code, watch->cpu_us, watch->wall_us, watch_idle_us(watch), watch->peak_kb);
}

static int report_run(const struct request *request, const struct one_case *run, struct watch *watches) {
  char program[256], peer[256];
  for (int i = 0; i < request->command_count; i++) {
    const struct outcome *outcome = &watches[i].outcome;
    if (outcome->failed) return report_failure(request, run, outcome->failed, outcome->error);
    if (!watches[i].reported && watches[i].stop == NONE) return report_failure(request, run, "box died", 0);
  }
  if (request->command_count == 2) pair_settle(&watches[0]);
  describe(&watches[0], program, sizeof program);
  if (request->command_count == 1) {
    reply("{\"id\":\"%s\",\"case\":%ld,%s}", request->id, run->number, program);
    return 0;
  }
  describe(&watches[1], peer, sizeof peer);
  const char *first = pair_program_was_first(&watches[0]) ? "program" : "peer";
  reply("{\"id\":\"%s\",\"case\":%ld,%s,\"first\":\"%s\",\"peer\":{%s}}", request->id, run->number, program, first, peer);
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
  int failed = start(watch, box, NULL) || send_start(watch, box), error = errno;
  close(*input), close(*output);
  box->input = box->output = *input = *output = -1;
  errno = error;
  return failed;
}

static int start_pair(struct watch *watches, struct box *const boxes[2], struct pair *pair) {
  step = "pipes";
  if (pair_open(pair)) return -1;
  step = "box";
  boxes[0]->keeps_pipes = true;
  boxes[0]->foreign[1] = pair->to_program[1], boxes[0]->foreign[2] = pair->to_peer[0];
  if (start_on_pipes(&watches[0], boxes[0], &pair->to_program[0], &pair->to_peer[1])) return -1;
  watches[0].peer = &watches[1];
  boxes[1]->foreign[1] = watches[0].report;
  if (!start_on_pipes(&watches[1], boxes[1], &pair->to_peer[0], &pair->to_program[1])) return 0;
  int error = errno;
  watch_end(&watches[0]);
  errno = error;
  return -1;
}

static void empty_box(struct box *box) {
  memset(box, 0, sizeof *box);
  box->input = box->input_mount = box->output = box->output_mount = box->log = box->errors = box->report = box->program = box->usage = box->word = -1;
  memset(box->puts, -1, sizeof box->puts);
  memset(box->takes, -1, sizeof box->takes);
  memset(box->foreign, -1, sizeof box->foreign);
}

/* One of the two places of a slot: a program and its peer, or a case and the next. Each has a group and a uid of its own. */
struct place {
  struct box box;
  struct cgroup cgroup;
  struct watch watch;
  const char *failed; /* the step that failed on our side */
  int error;
};

static struct place places[2];

static void lay_out(const struct machine *machine, const struct command *command, const struct one_case *run, int slot, int number) {
  struct place *place = &places[number];
  struct box *box = &place->box;
  memset(place, 0, sizeof *place);
  empty_box(box);
  cgroup_name(&place->cgroup, slot, number == 1);
  box->machine = machine, box->command = command, box->run = run, box->cgroup = &place->cgroup;
  box->uid = FIRST_UID + (machine->root ? (uid_t)(slot + number * MAX_SLOTS) : 0);
}

static void clear(struct place *place) {
  if (place->watch.child) watch_end(&place->watch);
  cgroup_remove(&place->cgroup);
  close_files(&place->box);
}

static int note_failure(struct place *place) {
  place->failed = step;
  place->error = errno;
  return -1;
}

static int furnish_ahead(struct place *place, struct place *running) {
  if (running) place->box.foreign[1] = running->watch.report;
  if (prepare(&place->box)) return note_failure(place);
  step = "box";
  if (start(&place->watch, &place->box, running ? &running->box : NULL)) return note_failure(place);
  return 0;
}

static int report_place(const struct request *request, struct place *place) {
  if (place->failed) return report_failure(request, place->box.run, place->failed, place->error);
  return report_run(request, place->box.run, &place->watch);
}

static int await_credit(int credits, int number) {
  char credit;
  return number >= CASES_AHEAD && read(credits, &credit, 1) != 1 ? -1 : 0;
}

/* One program, case after case: while one runs, the box of the next is prepared. */
static int supervise_alone(const struct machine *machine, const struct request *request, int slot, int credits) {
  const struct command *command = &request->commands[0];
  lay_out(machine, command, &request->cases[0], slot, 0);
  furnish_ahead(&places[0], NULL);
  for (int i = 0; i < request->case_count; i++) {
    struct place *now = &places[i % 2], *next = NULL;
    int failed = await_credit(credits, i);
    if (!failed) {
      if (!now->failed && send_start(&now->watch, &now->box)) note_failure(now);
      if (!now->failed && i + 1 < request->case_count) {
        next = &places[(i + 1) % 2];
        lay_out(machine, command, &request->cases[i + 1], slot, (i + 1) % 2);
        furnish_ahead(next, now);
      }
      if (!now->failed) attend_one(&now->watch);
      failed = report_place(request, now);
    }
    clear(now);
    if (failed && next) clear(next);
    if (failed) return -1;
  }
  return 0;
}

static int run_pair(const struct request *request) {
  struct watch watches[2];
  struct pair pair;
  struct box *const boxes[2] = { &places[0].box, &places[1].box };
  memset(watches, 0, sizeof watches);
  memset(&pair, -1, sizeof pair);
  int failed = prepare(boxes[0]) || prepare(boxes[1]) || start_pair(watches, boxes, &pair);
  if (failed) report_failure(request, boxes[0]->run, step, errno);
  else {
    attend_pair(watches, &pair);
    failed = report_run(request, boxes[0]->run, watches);
  }
  pair_close(&pair);
  return failed;
}

static int supervise_pair(const struct machine *machine, const struct request *request, int slot, int credits) {
  int failed = 0;
  for (int i = 0; i < request->case_count && !failed; i++) {
    if ((failed = await_credit(credits, i))) break;
    for (int j = 0; j < 2; j++) lay_out(machine, &request->commands[j], &request->cases[i], slot, j);
    failed = run_pair(request);
    for (int j = 0; j < 2; j++) clear(&places[j]);
  }
  return failed ? -1 : 0;
}

int supervise(const struct machine *machine, const struct request *request, int slot, int credits) {
  if (!request->case_count) return 0;
  return (request->command_count == 2 ? supervise_pair : supervise_alone)(machine, request, slot, credits);
}
