/* Process 1 of a box: furnishes it, starts the program as process 2, and afterwards looks after what is left.
 * It is not the program itself because the kernel spares process 1 most signals. */
#define _GNU_SOURCE
#include "runner.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LEAVING_MS = 50 };

static struct outcome outcome;

static void finish(const struct box *box) __attribute__((noreturn));
static void finish(const struct box *box) {
  _exit(write(box->report, &outcome, sizeof outcome) != sizeof outcome);
}

static void fail(const struct box *box, const char *step) __attribute__((noreturn));
static void fail(const struct box *box, const char *step) {
  outcome.failed = step;
  outcome.error = errno;
  finish(box);
}

/* Dies with the supervisor, also when that died before we could ask for it: we hold the pipe's only other end. */
static void die_with_supervisor(const struct box *box) {
  struct pollfd report = { box->report, 0, 0 };
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_DUMPABLE, 0);
  if (poll(&report, 1, 0) > 0 && (report.revents & POLLERR)) _exit(1);
}

/* A stream is opened at its place in the box, so that its name leads there, and says nothing of the host. */
static int show_stream(int *file, int mount, const char *path, int flags) {
  if (mount < 0) return 0;
  close(*file);
  return attach_mount(mount, path) || (*file = open(path, flags | O_CLOEXEC)) < 0 ? -1 : 0;
}

static void prepare_box(struct box *box) {
  const struct command *command = box->command;
  char options[128];
  int proc = -1;
  /* Before we leave the host's view: a user namespace may mount /proc only where one is fully visible. */
  if (command->proc != NO_PROC && (proc = detached_proc()) < 0 && command->proc == NEEDS_PROC) fail(box, "proc");
  if (setns(box->machine->template_ns, CLONE_NEWNS) || unshare(CLONE_NEWNS)) fail(box, "template");
  if (box->program >= 0 && attach_mount(box->program, "/app")) fail(box, "program");
  if (proc >= 0 && attach_mount(proc, "/proc")) fail(box, "proc");
  if (show_stream(&box->input, box->input_mount, INPUT_PATH, O_RDONLY)) fail(box, "input");
  if (show_stream(&box->output, box->output_mount, OUTPUT_PATH, O_WRONLY)) fail(box, "output");
  snprintf(options, sizeof options, "size=%ldk,nr_inodes=%ld,mode=755,uid=%u,gid=%u", command->scratch_kb, command->scratch_files,
           box->uid, box->uid);
  if (mount("tmpfs", "/w", "tmpfs", MS_NOSUID | MS_NODEV, options)) fail(box, "scratch");
  if (chdir("/w")) fail(box, "scratch");
  if (sethostname("box", 3) || setdomainname("", 0)) fail(box, "host name");
}

/* What the program inherits and may not change: the filter refuses the call. */
static void bind_processor(const struct box *box) {
  cpu_set_t only;
  if (box->machine->cpu < 0) return;
  CPU_ZERO(&only);
  CPU_SET((size_t)box->machine->cpu, &only);
  if (sched_setaffinity(0, sizeof only, &only)) fail(box, "processor");
}

static void put_files(const struct box *box) {
  for (int i = 0; i < box->command->put_count; i++) {
    int file = open(box->command->puts[i].name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0644);
    if (file < 0 || copy_bytes(box->puts[i], file, 1LL << 30)) fail(box, "put");
    if (fchown(file, box->uid, box->uid)) fail(box, "put");
    close(file);
  }
}

/* The log is a nameless file of the box's own disk: bounded by it, and gone with it. The program may open it again by name. */
static int open_log(const struct box *box) {
  if (box->log < 0) return -1;
  int log = open("/w", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  if (log < 0 || fchown(log, box->uid, box->uid)) fail(box, "log");
  return log;
}

static void copy_log(const struct box *box, int log) {
  if (log < 0) return;
  if (lseek(log, 0, SEEK_SET) || (copy_bytes(log, box->log, box->command->log_kb * 1024LL) && errno != EFBIG)) fail(box, "log");
}

/* The program is dead, but what it left behind is its choice: links, pipes, devices and giants are refused. */
static int take_file(const char *name, int to, long long max_bytes) {
  struct stat found;
  int file = open(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC), failed = 0;
  if (file < 0) return 0;
  if (!fstat(file, &found) && S_ISREG(found.st_mode) && copy_bytes(file, to, max_bytes)) failed = ftruncate(to, 0);
  close(file);
  return failed;
}

/* Names come from readdir, so they cannot climb; O_EXCL, so nothing is written over. All of them together are no more than
 * the disk of the box could hold: a file with holes says it is large, and costs the host what it says. */
static int gather_files(const struct transfer *take, int directory, long long room) {
  size_t end = strlen(take->name), taken = 0;
  DIR *entries = opendir(".");
  if (!entries) return -1;
  for (struct dirent *entry; taken < MAX_GATHERED && (entry = readdir(entries));) {
    size_t length = strlen(entry->d_name);
    if (length < end || strcmp(entry->d_name + length - end, take->name)) continue;
    int file = openat(directory, entry->d_name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0644);
    const long long max_bytes = take->max_kb * 1024LL;
    if (file < 0 || take_file(entry->d_name, file, max_bytes < room ? max_bytes : room)) return -1;
    room -= lseek(file, 0, SEEK_CUR);
    close(file);
    taken++;
  }
  closedir(entries);
  return 0;
}

static void take_files(const struct box *box) {
  for (int i = 0; i < box->command->take_count; i++) {
    const struct transfer *take = &box->command->takes[i];
    const long long room = box->command->scratch_kb * 1024LL;
    if (take->gather ? gather_files(take, box->takes[i], room) : take_file(take->name, box->takes[i], take->max_kb * 1024LL))
      fail(box, "take");
  }
}

/* A box may be prepared while the program of the case before still runs: it costs that one nothing. */
static void await_word(const struct box *box) {
  char word;
  if (read(box->word, &word, 1) != 1) _exit(0); /* it was not needed after all */
  close(box->word);
}

/* Reads from the program's side of the start: nothing but its CPU time so far when exec worked. */
static void await_start(int errors) {
  struct { const char *step; int error; long long baseline_us; } start = { NULL, 0, 0 };
  while (read(errors, &start, sizeof start) == (ssize_t)sizeof start) {
    outcome.baseline_us = start.baseline_us;
    outcome.failed = start.step;
    outcome.error = start.error;
  }
  close(errors);
}

static void await_program(const struct box *box, pid_t program) {
  struct rusage used;
  for (int status;;) {
    pid_t dead = wait4(-1, &status, box->errors >= 0 ? WNOHANG : 0, &used);
    if (!dead) {
      errors_hear();
      continue;
    }
    if (dead < 0 && errno == EINTR) continue;
    if (dead < 0) return;
    if (dead != program) continue;
    outcome.status = status;
    outcome.maxrss_kb = used.ru_maxrss;
    return;
  }
}

static long long microseconds(struct timeval time) { return time.tv_sec * 1000000LL + time.tv_usec; }

/* Kills the rest of the box, and counts before the box takes its files and goes: that is no time of the program. */
static void account(const struct box *box) {
  struct rusage used;
  kill(-1, SIGKILL);
  while (waitpid(-1, NULL, 0) > 0 || errno == EINTR);
  if (box->usage >= 0) outcome.cpu_us = cgroup_read_usage_us(box->cgroup, box->usage);
  else if (!getrusage(RUSAGE_CHILDREN, &used)) outcome.cpu_us = microseconds(used.ru_utime) + microseconds(used.ru_stime);
}

/* Nobody can read the output any more: the peer of a pair has ended. An ending process lets go of its pipes one after the other, in no
 * certain order: where nobody writes to the input any more, the peer gets a moment for its other end. */
static bool is_deserted(const struct box *box) {
  struct pollfd input = { box->input, 0, 0 }, output = { box->output, 0, 0 };
  const bool leaving = poll(&input, 1, 0) > 0 && (input.revents & POLLHUP);
  return poll(&output, 1, leaving ? LEAVING_MS : 0) > 0 && (output.revents & POLLERR);
}

static void close_streams(const struct box *box, int log) {
  close(box->input);
  if (box->output != log) close(box->output);
}

void box_main(struct box *box) {
  int start[2];
  for (size_t i = 0; i < sizeof box->foreign / sizeof *box->foreign; i++)
    if (box->foreign[i] >= 0) close(box->foreign[i]);
  die_with_supervisor(box);
  if (cgroup_join(box->cgroup)) fail(box, "group");
  prepare_box(box);
  put_files(box);
  int log = open_log(box);
  if (box->output < 0) box->output = log;
  struct box own = *box;
  own.log = log;
  if (box->errors >= 0 && (own.log = errors_open(box->uid)) < 0) fail(box, "errors");
  if (pipe2(start, O_CLOEXEC)) fail(box, "start");
  await_word(box);
  bind_processor(box);
  long long started_us = now_us();
  pid_t program = fork();
  if (program < 0) fail(box, "start");
  if (!program) program_main(&own, start[1]);
  close(start[1]);
  if (box->errors >= 0) close(own.log);
  if (!box->keeps_pipes) close_streams(box, log);
  await_start(start[0]);
  await_program(box, program);
  outcome.wall_us = now_us() - started_us;
  if (box->keeps_pipes) {
    outcome.deserted = is_deserted(box);
    close_streams(box, log);
  }
  account(box);
  if (outcome.failed) finish(box);
  copy_log(box, log);
  if (box->errors >= 0 && outcome.status && errors_write(box->errors)) fail(box, "errors");
  take_files(box);
  finish(box);
}
