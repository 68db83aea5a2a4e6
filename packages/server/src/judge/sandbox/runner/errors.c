/* The end of what a program writes to its standard error: process 1 reads it from a pipe while the program runs, so that however much
 * there is costs no room, hardly any memory, and never the program's verdict. */
#define _GNU_SOURCE
#include "runner.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/signalfd.h>
#include <unistd.h>

enum { KEPT = 256 << 10, /* the trace of a recursion that was too deep */ PAUSE_MS = 1, MUCH = 32 << 10 };

static char kept[KEPT]; /* a ring */
static long long written;
static int children = -1, words = -1;
static bool is_much; /* at the last look */

int errors_open(uid_t uid) {
  int pipe[2];
  sigset_t ended;
  sigemptyset(&ended);
  sigaddset(&ended, SIGCHLD);
  if (sigprocmask(SIG_BLOCK, &ended, NULL) || (children = signalfd(-1, &ended, SFD_CLOEXEC | SFD_NONBLOCK)) < 0) return -1;
  if (pipe2(pipe, O_CLOEXEC) || fcntl(pipe[0], F_SETFL, O_NONBLOCK)) return -1;
  words = pipe[0];
  /* The program may open it again by the name of its stream. */
  return fchown(pipe[1], uid, uid) ? -1 : pipe[1];
}

static bool keep_words(void) {
  const size_t at = (size_t)(written % KEPT);
  const ssize_t length = read(words, kept + at, KEPT - at);
  is_much = length >= MUCH;
  if (!length) { /* nobody can write any more */
    close(words);
    words = -1;
  }
  if (length > 0) written += length;
  return length > 0;
}

void errors_hear(void) {
  struct pollfd ready[2] = { { children, POLLIN, 0 }, { words, POLLIN, 0 } };
  struct signalfd_siginfo ended;
  if (poll(ready, 2, -1) < 0) return;
  /* Not at each word: the program would lose the processor each time. One that fills the pipe does not wait for us. */
  if (!ready[0].revents && !is_much) poll(ready, 1, PAUSE_MS);
  while (read(children, &ended, sizeof ended) > 0);
  keep_words();
}

int errors_write(int file) {
  while (keep_words());
  const size_t end = (size_t)(written % KEPT);
  if (written > KEPT && write_all(file, kept + end, KEPT - end)) return -1;
  return write_all(file, kept, written == KEPT ? KEPT : end);
}
