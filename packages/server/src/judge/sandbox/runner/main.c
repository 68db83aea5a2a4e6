/* The runner: starts programs that nobody trusts, in boxes.
 *
 * THEORY OF OPERATION
 *
 *   server --pipe--> helper --fork--> supervisor --clone3--> process 1 --fork--> program
 *                    (once)           (per request)          (per case: the box)
 *
 * The server starts one helper (`runner --serve`) and keeps it: forking this small process costs far less than forking
 * the server, and what the program inherits (resident size, environment, descriptors) is ours to know.
 * At its start the helper finds out what the machine allows (machine.c), leaves the network, gives up the rights that no
 * program is to gain, and builds the root directory of every box once (template.c). `--cpu=<n>` binds every box to one
 * processor, which a program cannot leave: the filter (seccomp.c) refuses the call. A request names a program, its limits and its cases; its supervisor
 * (supervise.c, and watch.c for the clocks) runs each case in a box of its own: new process, ipc and host-name spaces,
 * a copy of the template with the program read-only at /app and an empty bounded disk at /w, which is all that can be
 * written and is gone with the case. Process 1 (box.c) furnishes the box, forks the program (program.c), waits, kills
 * what is left, copies results out, reports, and exits: the kernel then kills whatever still lives in there.
 * While one program runs, the box of the next case is prepared and waits for the word to start.
 * Input comes and output goes through regular files, each shown alone in the box (/dev/input, /dev/output): it never sees a path of
 * test data.
 * A request may name a peer, a second program in a second box: the two are then joined by pipes (pair.c).
 *
 * Every arrow dies with its left end (PR_SET_PDEATHSIG, and end of file on stdin): kill -9 of the server leaves nothing
 * but empty control groups, which the next helper removes.
 *
 * LEVELS, reported in the first reply
 *   1 root, cgroup v2        exact CPU time and memory of the whole box, a host uid for each box
 *   2 root, cgroup v1        the same
 *   3 user, delegated v2     the same, but boxes have the kernel uid of the server
 *   4 no control groups      CPU time and memory by looking at /proc every 10 ms; per-process limits as a backstop; the
 *                            server runs nothing on it unless that is allowed
 *   5 no namespaces          refuses to run anything
 *
 * PROTOCOL
 *   A message to the helper is `<bytes>\n` and that many bytes: fields `key=value`, each ended by NUL, verb first.
 *   verb=run     id, program?, arg+ (absolute path first), env*, cpuMs, wallMs, memoryKb, stackKb, processes, scratchKb,
 *                scratchFiles, proc? (1 needed, 2 where the machine allows it), reservesMemory?, log? and logKb, then records:
 *                  case=<number> input=<path> output=<existing file>? errors=<existing file>? outputKb=<cap of each written file>
 *                  put=<name in /w> from=<path>        take=<name in /w> to=<existing file> maxKb=<cap>
 *                  gather=<end of names in /w> to=<directory> maxKb=<cap of each>
 *                  peer=1: what follows, from program? to gather, is of a second program in a box of its own
 *                Output goes to the log when the case names none; errors go to the log or nowhere, but for
 *                the last 256 KB of a program that failed: where there is no log, they go to the file that its case names for them.
 *                With a peer a case is case=<number> errors=<existing file>? outputKb=<cap>, and each is the other's input and output.
 *   verb=more    id: one result was dealt with. Two cases may run ahead of the first `more`, so that no more than
 *                two outputs exist at a time.
 *   verb=cancel  id: kill it.
 *   Replies are lines of JSON: first {"level","cgroup","root","reasons"}, then for each case
 *     {"id","case","ending","code","cpuUs","wallUs","idleUs","memoryKb"}, ending = exit | signal (code says which) | cpu | wall |
 *     memory | output, or {"id","case","ending":"failed","error"} when the judge itself failed, which ends the request;
 *     with a peer there follow "first":"program"|"peer", which of them ended or was stopped first (pair.c), and
 *     "peer":{"ending","code","cpuUs","wallUs","idleUs","memoryKb"};
 *   and {"id","done":true|false} once nothing of the request is left. */
#define _GNU_SOURCE
#include "runner.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

enum { HEADER = 16 }; /* digits and newline, at most */

struct slot {
  pid_t supervisor; /* 0: free */
  char id[64];
  int credits; /* our end of its pipe */
};

static struct machine machine;
static struct slot slots[MAX_SLOTS];
static char frame[MAX_FRAME];
static size_t filled;

static void refuse(const char *id, const char *why) {
  reply("{\"id\":\"%s\",\"case\":0,\"ending\":\"failed\",\"error\":\"%s\"}", id, why);
  reply("{\"id\":\"%s\",\"done\":false}", id);
}

static struct slot *find_slot(const char *id) {
  for (int i = 0; i < MAX_SLOTS; i++)
    if (slots[i].supervisor && !strcmp(slots[i].id, id)) return &slots[i];
  return NULL;
}

static struct slot *free_slot(void) {
  for (int i = 0; i < MAX_SLOTS; i++)
    if (!slots[i].supervisor) return &slots[i];
  return NULL;
}

static void supervisor_main(char *fields, size_t length, int slot, int credits) __attribute__((noreturn));
static void supervisor_main(char *fields, size_t length, int slot, int credits) {
  static struct request request;
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int i = 0; i < MAX_SLOTS; i++)
    if (slots[i].supervisor) close(slots[i].credits);
  write_file("/proc/self/oom_score_adj", "500"); /* when the host runs out, the box goes first */
  const char *wrong = parse_request(fields, length, &request);
  if (wrong) {
    reply("{\"id\":\"%s\",\"case\":0,\"ending\":\"failed\",\"error\":\"%s\"}", request.id ? request.id : "", wrong);
    _exit(1);
  }
  _exit(supervise(&machine, &request, slot, credits) ? 1 : 0);
}

static void start_request(const char *id, char *fields, size_t length) {
  int credits[2];
  struct slot *slot = free_slot();
  if (machine.level == 5) return refuse(id, "this machine cannot isolate programs");
  if (!slot || find_slot(id)) return refuse(id, slot ? "duplicate id" : "too many requests at once");
  if (pipe2(credits, O_CLOEXEC)) return refuse(id, "no pipe");
  fcntl(credits[1], F_SETFL, O_NONBLOCK);
  pid_t helper = getpid();
  pid_t child = fork();
  if (!child) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != helper) _exit(1);
    close(credits[1]);
    supervisor_main(fields, length, (int)(slot - slots), credits[0]);
  }
  close(credits[0]);
  if (child < 0) {
    close(credits[1]);
    return refuse(id, "no process");
  }
  slot->supervisor = child;
  slot->credits = credits[1];
  snprintf(slot->id, sizeof slot->id, "%s", id);
}

static const char *value_of(const char *field, const char *key) {
  size_t length = strlen(key);
  return !strncmp(field, key, length) && field[length] == '=' ? field + length + 1 : NULL;
}

/* A message that is not understood ends the helper: the server and we are out of step. */
static void handle_message(char *message, size_t length) {
  if (!length || message[length - 1]) exit(2);
  const char *verb = value_of(message, "verb");
  char *rest = message + strlen(message) + 1;
  size_t rest_length = length - (size_t)(rest - message);
  const char *id = rest_length ? value_of(rest, "id") : NULL;
  if (!verb || !id || strlen(id) >= sizeof slots[0].id || strspn(id, "0123456789abcdefghijklmnopqrstuvwxyz-") != strlen(id)) exit(2);
  struct slot *slot = find_slot(id);
  if (!strcmp(verb, "run")) start_request(id, rest, rest_length);
  else if (!strcmp(verb, "more")) {
    if (slot && write(slot->credits, "m", 1) < 0 && errno != EAGAIN && errno != EPIPE) exit(2);
  } else if (!strcmp(verb, "cancel")) {
    if (slot) kill(slot->supervisor, SIGKILL);
  } else exit(2);
}

static void handle_messages(void) {
  for (;;) {
    char *newline = memchr(frame, '\n', filled < HEADER ? filled : HEADER);
    if (!newline) {
      if (filled >= HEADER) exit(2);
      return;
    }
    unsigned long length = 0;
    for (const char *digit = frame; digit < newline; digit++) {
      if (*digit < '0' || *digit > '9') exit(2);
      length = 10 * length + (unsigned long)(*digit - '0');
    }
    if (length > MAX_FRAME - HEADER) exit(2);
    size_t whole = (size_t)(newline + 1 - frame) + length;
    if (filled < whole) return;
    handle_message(newline + 1, length);
    memmove(frame, frame + whole, filled - whole);
    filled -= whole;
  }
}

/* What supervisors that have ended leave. With WNOHANG, of those that have ended by now; with 0, of all. */
static void reap(int options) {
  int status;
  for (pid_t dead; (dead = waitpid(-1, &status, options)) > 0;)
    for (int i = 0; i < MAX_SLOTS; i++) {
      if (slots[i].supervisor != dead) continue;
      for (int peer = 0; peer < 2; peer++) {
        struct cgroup cgroup;
        cgroup_name(&cgroup, i, peer != 0);
        cgroup_remove(&cgroup);
      }
      close(slots[i].credits);
      slots[i].supervisor = 0;
      reply("{\"id\":\"%s\",\"done\":%s}", slots[i].id, WIFEXITED(status) && !WEXITSTATUS(status) ? "true" : "false");
    }
  cgroup_remove_leftovers();
}

/* Ends every box, and leaves no group. */
static int end(void) {
  for (int i = 0; i < MAX_SLOTS; i++)
    if (slots[i].supervisor) kill(slots[i].supervisor, SIGKILL);
  reap(0);
  return 0;
}

static int serve(void) {
  sigset_t child_ended;
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigemptyset(&child_ended);
  sigaddset(&child_ended, SIGCHLD);
  sigprocmask(SIG_BLOCK, &child_ended, NULL);
  signal(SIGPIPE, SIG_IGN);
  int ended = signalfd(-1, &child_ended, SFD_CLOEXEC | SFD_NONBLOCK);
  if (ended < 0) return 1;
  for (;;) {
    struct pollfd ready[2] = { { STDIN_FILENO, POLLIN, 0 }, { ended, POLLIN, 0 } };
    if (poll(ready, 2, -1) < 0 && errno != EINTR) return 1;
    if (ready[1].revents) {
      struct signalfd_siginfo ignored[8];
      while (read(ended, ignored, sizeof ignored) > 0);
      reap(WNOHANG);
    }
    if (!ready[0].revents) continue;
    ssize_t length = read(STDIN_FILENO, frame + filled, sizeof frame - filled);
    if (length < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (length <= 0) return end();
    filled += (size_t)length;
    handle_messages();
  }
}

static bool read_options(int argc, char **argv) {
  machine.cpu = -1;
  for (int i = 2; i < argc; i++) {
    const char *cpu = value_of(argv[i], "--cpu");
    if (cpu) {
      if (strspn(cpu, "0123456789") != strlen(cpu) || !*cpu || strlen(cpu) > 4 || atoi(cpu) >= CPU_SETSIZE) return false;
      machine.cpu = atoi(cpu);
    } else {
      if (argv[i][0] != '/' || machine.bind_count == MAX_BINDS) return false;
      machine.binds[machine.bind_count++] = argv[i];
    }
  }
  return true;
}

int main(int argc, char **argv) {
  bool serving = argc > 1 && !strcmp(argv[1], "--serve");
  if ((!serving && (argc < 2 || strcmp(argv[1], "--probe"))) || !read_options(argc, argv)) {
    fprintf(stderr, "usage: runner --serve|--probe [--cpu=<processor of every box>] [directory to show in every box]...\n");
    return 2;
  }
  pid_t server = getppid();
  machine_prepare(&machine);
  /* After machine_prepare: a change of rights clears it. */
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != server) return 1;
  reply("{\"level\":%d,\"cgroup\":%d,\"root\":%s,\"reasons\":\"%s\"}", machine.level, machine.cgroup_version,
        machine.root ? "true" : "false", machine.reasons);
  return serving ? serve() : 0;
}
