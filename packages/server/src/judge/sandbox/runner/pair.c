/* Two programs that talk: a program that is judged, and its partner that knows the answer.
 *
 * Each end of each pipe is open in one box only, so that the death of one side is the end of file or the broken pipe of
 * the other. Which of the two is to blame shows in who ended first, and in what the other did about it.
 * Who was first is no matter of clocks, which are read by a process that must first be woken: process 1 of the program's box
 * holds the pipes too, so that the partner cannot hear of the program's end. When the program has ended, and the partner
 * has let go of its pipe all the same, the partner was first. Only then process 1 lets go.
 * - The program passes its wall limit, where neither the CPU time of the partner counts nor waiting for a processor: it is
 *   killed, and the partner goes on. If it had waited for the program, it wakes now and ends; if it sleeps up to its own wall
 *   limit, it had waited for nothing.
 * - The program passes another limit: the partner's opinion no longer counts. When both have passed one since we looked
 *   last, it is the program's that counts: it could have ended in time whatever the partner did.
 * - The partner ends, by itself or by a limit: its verdict stands. The program is left a moment, in case it had ended
 *   before and is not heard yet, and what it uses in that moment is not counted.
 *   But if the partner was stopped while the program's words were piling up, the program has talked too much.
 * - The program ends by itself, or the partner by a broken pipe: the other goes on to its own end. */
#define _GNU_SOURCE
#include "runner.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LAST_WORDS_US = 100000 };

static int reopen(int fd, int flags) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
  return open(path, flags | O_CLOEXEC);
}

int pair_open(struct pair *pair) {
  pair->flooded = false;
  if (pipe2(pair->to_partner, O_CLOEXEC) || pipe2(pair->to_program, O_CLOEXEC)) return -1;
  return (pair->heard = reopen(pair->to_partner[0], O_PATH)) < 0 ? -1 : 0;
}

void pair_close(struct pair *pair) {
  int files[] = { pair->to_partner[0], pair->to_partner[1], pair->to_program[0], pair->to_program[1], pair->heard };
  for (size_t i = 0; i < sizeof files / sizeof *files; i++)
    if (files[i] >= 0) close(files[i]);
}

static bool is_flooded(const struct pair *pair) {
  int unread = 0, pipe = reopen(pair->heard, O_RDONLY | O_NONBLOCK);
  if (pipe < 0) return false;
  bool flooded = !ioctl(pipe, FIONREAD, &unread) && unread > fcntl(pipe, F_GETPIPE_SZ) / 2;
  close(pipe);
  return flooded;
}

/* Whether the partner has let go of the pipe to it. */
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

static void follow_partner(const struct pair *pair, struct watch *program, const struct watch *partner) {
  if (pair->flooded) {
    program->stop = OUTPUT;
    watch_end(program);
  } else if (!program->leave_us && !has_broken_pipe(partner)) {
    watch_count(program);
    program->cpu_until_left_us = program->cpu_us;
    program->leave_us = now_us() + LAST_WORDS_US;
  }
}

static void end_program(const struct pair *pair, struct watch *program) {
  program->outcome.deserted = is_deserted(pair);
  watch_end(program);
}

void pair_conclude(struct pair *pair, struct watch *program, struct watch *partner) {
  const bool overrun = program->child && program->stop != NONE && program->stop != WALL && program->stop != LEFT;
  if (partner->child && partner->stop != NONE && !overrun) {
    pair->flooded = is_flooded(pair); /* before the program's pipe breaks */
    watch_end(partner);
  }
  if (program->child && program->stop != NONE) end_program(pair, program);
  if (program->child && !partner->child) follow_partner(pair, program, partner);
  if (partner->child && !program->child && program->stop != NONE && program->stop != WALL) {
    partner->stop = LEFT;
    watch_end(partner);
  }
}

bool pair_program_was_first(const struct watch *program) { return !program->outcome.deserted; }

void pair_settle(struct watch *program) {
  if (!program->leave_us || pair_program_was_first(program)) return;
  const long long cpu_us = program->cpu_until_left_us - program->outcome.baseline_us;
  if (cpu_us < program->cpu_us) program->cpu_us = cpu_us > 0 ? cpu_us : 0;
}
