/* Two programs that talk: a program that is judged, and its partner that knows the answer.
 *
 * Each end of each pipe is open in one box only, so that the death of one side is the end of file or the broken pipe of
 * the other. (Process 1 holds the input as well, to see whether it was at its end when the program ended.) Which of the
 * two is to blame shows in who ended first, and in what the other did about it:
 * - The program passes its wall limit, where the CPU time of the partner does not count: it is killed, and the partner
 *   goes on. If it had waited for the program, it wakes now and ends; if it sleeps up to its own wall limit, it had waited
 *   for nothing.
 * - The program passes another limit: the partner's opinion no longer counts.
 * - The partner crashes or passes a limit: the program is left a moment, in case it had ended before and is not heard yet.
 *   But if the partner was stopped while the program's words were piling up, the program has talked too much.
 * - One of them ends by itself, or by a broken pipe: the other goes on to its own end. */
#define _GNU_SOURCE
#include "runner.h"

#include <fcntl.h>
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

static bool has_failed(const struct watch *watch) {
  if (watch->stop != NONE || !watch->reported) return true;
  return WIFSIGNALED(watch->outcome.status) && WTERMSIG(watch->outcome.status) != SIGPIPE;
}

static void follow_partner(const struct pair *pair, struct watch *program, const struct watch *partner) {
  if (pair->flooded) {
    program->stop = OUTPUT;
    watch_end(program);
    program->ended_us = partner->ended_us; /* it was first */
  } else if (!program->leave_us && has_failed(partner)) program->leave_us = now_us() + LAST_WORDS_US;
}

void pair_conclude(struct pair *pair, struct watch *program, struct watch *partner) {
  if (partner->child && partner->stop != NONE) {
    pair->flooded = is_flooded(pair); /* before the program's pipe breaks */
    watch_end(partner);
  }
  if (program->child && program->stop != NONE) watch_end(program);
  if (program->child && !partner->child) follow_partner(pair, program, partner);
  if (partner->child && !program->child && program->stop != NONE && program->stop != WALL) {
    partner->stop = LEFT;
    watch_end(partner);
  }
}

/* Each clock is read a little late, by a process that must first be woken: what one has seen of the other's end goes
 * before them. When each has seen the other's, nobody can tell any more, and the program's own failure counts. */
bool pair_program_was_first(const struct watch *program, const struct watch *partner) {
  if (program->stop == LEFT || partner->stop == LEFT) return partner->stop == LEFT; /* only ever the second to end */
  const bool program_saw = program->reported && program->outcome.deserted, partner_saw = partner->reported && partner->outcome.deserted;
  return program_saw || partner_saw ? partner_saw : program->ended_us <= partner->ended_us;
}
