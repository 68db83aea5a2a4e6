/* Small files, whole copies, reply lines. */
#define _GNU_SOURCE
#include "runner.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

int write_file(const char *path, const char *text) {
  int fd = open(path, O_WRONLY | O_CLOEXEC);
  if (fd < 0) return -1;
  ssize_t written = write(fd, text, strlen(text));
  int error = errno;
  close(fd);
  errno = error;
  return written < 0 ? -1 : 0;
}

ssize_t read_file(const char *path, char *text, size_t size) {
  text[0] = 0;
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return -1;
  ssize_t length = read(fd, text, size - 1);
  int error = errno;
  close(fd);
  errno = error;
  if (length < 0) return -1;
  text[length] = 0;
  return length;
}

int write_all(int fd, const void *bytes, size_t length) {
  const char *rest = bytes;
  while (length > 0) {
    ssize_t written = write(fd, rest, length);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return -1;
    rest += written;
    length -= (size_t)written;
  }
  return 0;
}

int copy_bytes(int from, int to, long long max_bytes) {
  static char buffer[1 << 16];
  for (;;) {
    ssize_t length = read(from, buffer, sizeof buffer);
    if (length < 0 && errno == EINTR) continue;
    if (length <= 0) return length < 0 ? -1 : 0;
    ssize_t kept = length <= max_bytes ? length : (ssize_t)max_bytes;
    if (write_all(to, buffer, (size_t)kept)) return -1;
    max_bytes -= kept;
    if (kept < length) {
      errno = EFBIG;
      return -1;
    }
  }
}

void reply(const char *format, ...) {
  char line[2048];
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(line, sizeof line - 1, format, arguments);
  va_end(arguments);
  if (length < 0 || (size_t)length >= sizeof line - 1) _exit(1);
  line[length++] = '\n';
  if (write(STDOUT_FILENO, line, (size_t)length) != length) _exit(1);
}

char *json_safe(char *text) {
  for (char *at = text; *at; at++)
    if (*at < ' ' || *at > '~' || *at == '"' || *at == '\\') *at = '?';
  return text;
}

bool join_path(char *path, size_t size, const char *directory, const char *name) {
  int length = snprintf(path, size, "%s/%s", directory, name);
  if (length >= 0 && (size_t)length < size) return true;
  path[0] = 0;
  return false;
}

long long now_us(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000LL + time.tv_nsec / 1000;
}
