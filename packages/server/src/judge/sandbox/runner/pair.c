/* Two programs that talk: a program that is judged, and its peer that knows the answer.
 *
 * Each end of each pipe is open in one box only, so that the death of one side is the end of file or the broken pipe of
 * the other. Which of the two is to blame shows in who ended first, and in what the other did about it.
 * Who was first is no matter of clocks, which are read by a process that must first be woken: process 1 of the program's box
 * holds the pipes too, so that the peer cannot hear of the program's end. When the program has ended, and the peer
 * has let go of its pipe all the same, the peer was first. Only then process 1 lets go.
 * - The program passes its wall limit, where neither the CPU time of the peer counts nor waiting for a processor: it is
 *   killed, and the peer goes on. If it had waited for the program, it wakes now and ends; if it sleeps up to its own wall
 *   limit, it had waited for nothing.
 * - The program passes another limit: the peer's result no longer counts. When both have passed one since we looked
 *   last, it is the program's that counts: it could have ended in time whatever the peer did.
 * - The peer ends, by itself or by a limit: its verdict stands. The program is left a moment, in case it had ended
 *   before and is not heard yet, and what it uses in that moment is not counted.
 *   But if the peer was stopped, and the program's words pile up in that moment, the program has talked too much. The
 *   peer's ends are left open until then: on a busy machine the program may be waiting for a processor when the peer is stopped.
 * - The program ends by itself, or the peer by a broken pipe: the other goes on to its own end. */
#define _GNU_SOURCE
#include "runner.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LAST_WORDS_US = 100000 };

static int reopen(int fd, int flags) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
  return open(path, flags | O_CLOEXEC);
}

/* The program may open its ends again by the names of its streams, each in its own direction alone. */
static int allow_names(const struct pair *pair) { return fchmod(pair->to_program[0], 0604) || fchmod(pair->to_peer[1], 0602) ? -1 : 0; }

int pair_open(struct pair *pair) {
  pair->stopped = false, pair->left_open[0] = pair->left_open[1] = -1;
  if (pipe2(pair->to_peer, O_CLOEXEC) || pipe2(pair->to_program, O_CLOEXEC) || allow_names(pair)) return -1;
  pair->heard = reopen(pair->to_peer[0], O_PATH), pair->answered = reopen(pair->to_program[1], O_PATH);
  return pair->heard < 0 || pair->answered < 0 ? -1 : 0;
}

void pair_close(struct pair *pair) {
  int files[] = { pair->to_peer[0], pair->to_peer[1], pair->to_program[0], pair->to_program[1],
                  pair->heard, pair->answered, pair->left_open[0], pair->left_open[1] };
  for (size_t i = 0; i < sizeof files / sizeof *files; i++)
    if (files[i] >= 0) close(files[i]);
}

static bool is_flooded(const struct pair *pair) {
  int unread = 0, pipe = pair->left_open[0];
  return pipe >= 0 && !ioctl(pipe, FIONREAD, &unread) && unread > fcntl(pipe, F_GETPIPE_SZ) / 2;
}

/* Whether the peer has let go of the pipe to it. */
static bool is_deserted(const struct pair *pair) {
  struct pollfd pipe = { reopen(pair->heard, O_WRONLY | O_NONBLOCK), POLLOUT, 0 };
  if (pipe.fd < 0) return false;
  bool deserted = poll(&pipe, 1, 0) > 0 && (pipe.revents & POLLERR);
  close(pipe.fd);
  return deserted;
}

static bool has_broken_pipe(const struct watch *watch) {
  return watch->stop == NONE && watch->reported && WIFSIGNALED(watch->outcome.status) && WTERMSIG(watch->outcome.status) == SIGPIPE;
}

/* A program that has reported its end was first, though nobody has read the report. */
static bool is_alive(const struct watch *program) {
  struct pollfd report = { program->child ? program->report : -1, POLLIN, 0 };
  return program->child && poll(&report, 1, 0) == 0;
}

static void stop_peer(struct pair *pair, const struct watch *program, struct watch *peer) {
  pair->stopped = is_alive(program);
  if (pair->stopped) {
    pair->left_open[0] = reopen(pair->heard, O_RDONLY | O_NONBLOCK);
    pair->left_open[1] = reopen(pair->answered, O_WRONLY | O_NONBLOCK);
  }
  watch_end(peer);
}

static void follow_peer(struct watch *program, const struct watch *peer) {
  if (program->leave_us || has_broken_pipe(peer)) return;
  watch_count(program);
  program->cpu_until_left_us = program->cpu_us;
  program->leave_us = now_us() + LAST_WORDS_US - program->waited_us;
}

static void end_program(const struct pair *pair, struct watch *program) {
  program->outcome.deserted = is_deserted(pair);
  watch_end(program);
}

void pair_conclude(struct pair *pair, struct watch *program, struct watch *peer) {
  const bool overrun = program->child && program->stop != NONE && program->stop != WALL && program->stop != LEFT;
  if (peer->child && peer->stop != NONE && !overrun) stop_peer(pair, program, peer);
  if (program->child && (program->stop == NONE || program->stop == LEFT) && is_flooded(pair)) {
    program->stop = OUTPUT;
    pair->stopped = false; /* the program was first, with its limit */
  }
  if (program->child && program->stop != NONE) end_program(pair, program);
  if (program->child && !peer->child) follow_peer(program, peer);
  if (peer->child && !program->child && program->stop != NONE && program->stop != WALL) {
    peer->stop = LEFT;
    watch_end(peer);
  }
  if (pair->stopped) program->outcome.deserted = true; /* its box cannot see that, while the pipe is left open */
}

bool pair_program_was_first(const struct watch *program) { return !program->outcome.deserted; }

void pair_settle(struct watch *program) {
  if (!program->leave_us || pair_program_was_first(program)) return;
  const long long cpu_us = program->cpu_until_left_us - program->outcome.baseline_us;
  if (cpu_us < program->cpu_us) program->cpu_us = cpu_us > 0 ? cpu_us : 0;
}
