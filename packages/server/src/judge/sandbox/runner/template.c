/* The root directory that every box starts from, and the mounts that a box adds to it.
 *
 * It is built once, in a mount namespace of its own, from an empty tmpfs: toolchain directories read-only,
 * five devices, a made-up /etc. The host's /etc, /home, /root, /proc, /sys and data are not hidden there: they
 * were never put in. A box copies the namespace and attaches /app, /w and perhaps /proc. */
#define _GNU_SOURCE
#include "runner.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sched.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <signal.h>
#include <unistd.h>

/* New mount calls: old headers lack the names, the numbers are the same everywhere. */
enum { NR_OPEN_TREE = 428, NR_MOVE_MOUNT = 429, NR_FSOPEN = 430, NR_FSCONFIG = 431, NR_FSMOUNT = 432, NR_MOUNT_SETATTR = 442 };
enum { TREE_CLONE = 1, TREE_CLOEXEC = O_CLOEXEC, RECURSIVE = 0x8000, EMPTY_PATH = 0x1000, FROM_EMPTY_PATH = 4 };
enum { ATTR_RDONLY = 1, ATTR_NOSUID = 2, ATTR_NODEV = 4, ATTR_NOEXEC = 8 };
enum { CONFIG_FLAG = 0, CONFIG_STRING = 1, CONFIG_CREATE = 6 };
struct attributes { uint64_t set, clear, propagation, userns_fd; };

static const char stage[] = "/tmp";

static const char *const directories[] = { "/usr/bin", "/usr/sbin", "/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/libx32",
  "/usr/libexec", "/usr/include", "/usr/share", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32",
  "/etc/alternatives", "/etc/ld.so.cache", NULL };
static const char *const devices[] = { "/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom", NULL };
static const char *const links[][2] = { { "/proc/self/fd", "/dev/fd" }, { "/proc/self/fd/0", "/dev/stdin" },
  { "/proc/self/fd/1", "/dev/stdout" }, { "/proc/self/fd/2", "/dev/stderr" }, { "/w", "/tmp" } };

static int detached(const char *path, uint64_t attributes) {
  int tree = (int)syscall(NR_OPEN_TREE, AT_FDCWD, path, TREE_CLONE | TREE_CLOEXEC | RECURSIVE);
  if (tree < 0) return -1;
  struct attributes wanted = { attributes, 0, MS_PRIVATE, 0 };
  if (!syscall(NR_MOUNT_SETATTR, tree, "", EMPTY_PATH | RECURSIVE, &wanted, sizeof wanted)) return tree;
  int error = errno;
  close(tree);
  errno = error;
  return -1;
}

int detached_readonly(const char *path) { return detached(path, ATTR_RDONLY | ATTR_NOSUID); }
int detached_writable(const char *path) { return detached(path, ATTR_NOSUID | ATTR_NODEV | ATTR_NOEXEC); }

int attach_mount(int mount, const char *path) {
  return (int)syscall(NR_MOVE_MOUNT, mount, "", AT_FDCWD, path, FROM_EMPTY_PATH);
}

int detached_proc(void) {
  int context = (int)syscall(NR_FSOPEN, "proc", 1 /* close on exec */);
  if (context < 0) return -1;
  syscall(NR_FSCONFIG, context, CONFIG_STRING, "hidepid", "2", 0);
  int mount = -1;
  if (!syscall(NR_FSCONFIG, context, CONFIG_STRING, "subset", "pid", 0) &&
      !syscall(NR_FSCONFIG, context, CONFIG_CREATE, NULL, NULL, 0))
    mount = (int)syscall(NR_FSMOUNT, context, 1, ATTR_NOSUID | ATTR_NODEV | ATTR_NOEXEC);
  int error = errno;
  close(context);
  errno = error;
  return mount;
}

/* Creates the directories above the last name. */
static void make_parents(char *path) {
  for (char *at = path + 1; *at; at++)
    if (*at == '/') {
      *at = 0;
      mkdir(path, 0755);
      *at = '/';
    }
}

/* Shows a host path at the same place below the stage; what the host lacks is left out. */
static int show(const char *path, uint64_t attributes) {
  char target[PATH_BYTES], link[PATH_BYTES];
  struct stat found;
  if (lstat(path, &found)) return 0;
  int written = snprintf(target, sizeof target, "%s%s", stage, path);
  if (written < 0 || (size_t)written >= sizeof target) return errno = ENAMETOOLONG, -1;
  make_parents(target);
  if (S_ISLNK(found.st_mode)) {
    ssize_t length = readlink(path, link, sizeof link - 1);
    if (length < 0) return -1;
    link[length] = 0;
    return symlink(link, target) && errno != EEXIST ? -1 : 0;
  }
  if (S_ISDIR(found.st_mode)) {
    if (mkdir(target, 0755) && errno != EEXIST) return -1;
  } else {
    int file = open(target, O_CREAT | O_WRONLY | O_CLOEXEC, 0644);
    if (file < 0) return -1;
    close(file);
  }
  int tree = detached(path, attributes);
  if (tree < 0) return -1;
  int attached = attach_mount(tree, target), error = errno;
  close(tree);
  errno = error;
  return attached;
}

static int write_text(const char *path, const char *text) {
  int fd = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0644);
  if (fd < 0) return -1;
  int failed = write_all(fd, text, strlen(text));
  close(fd);
  return failed;
}

static int fill(const struct machine *machine) {
  static const char *const empty[] = { "/tmp/proc", "/tmp/w", "/tmp/app", "/tmp/old", NULL };
  for (int i = 0; directories[i]; i++)
    if (show(directories[i], ATTR_RDONLY | ATTR_NOSUID | ATTR_NODEV)) return -1;
  for (int i = 0; i < machine->bind_count; i++)
    if (show(machine->binds[i], ATTR_RDONLY | ATTR_NOSUID | ATTR_NODEV)) return -1;
  for (int i = 0; devices[i]; i++)
    if (show(devices[i], ATTR_NOSUID)) return -1;
  for (int i = 0; empty[i]; i++) mkdir(empty[i], 0755);
  mkdir("/tmp/etc", 0755);
  for (int i = 0; i < 2; i++)
    if (write_text(i ? "/tmp" INPUT_PATH : "/tmp" OUTPUT_PATH, "")) return -1;
  if (write_text("/tmp/etc/passwd", "box:x:60000:60000::/w:/bin/false\n")) return -1;
  return write_text("/tmp/etc/group", "box:x:60000:\n");
}

static int build(const struct machine *machine) {
  if (unshare(CLONE_NEWNS) || mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL)) return -1;
  umask(022);
  /* Staged over /tmp: what the host keeps there is not needed, and no directory is left behind on it. */
  if (mount("tmpfs", stage, "tmpfs", MS_NOSUID | MS_NODEV, "size=1m,nr_inodes=512,mode=755")) return -1;
  if (fill(machine)) return -1;
  if (chdir(stage) || syscall(SYS_pivot_root, ".", "old") || chdir("/") || umount2("/old", MNT_DETACH)) return -1;
  rmdir("/old");
  for (size_t i = 0; i < sizeof links / sizeof *links; i++)
    if (symlink(links[i][0], links[i][1])) return -1;
  struct attributes wanted = { ATTR_RDONLY | ATTR_NOSUID | ATTR_NODEV, 0, MS_PRIVATE, 0 };
  return (int)syscall(NR_MOUNT_SETATTR, AT_FDCWD, "/", 0, &wanted, sizeof wanted);
}

/* A child builds, so that the helper keeps its own view; the namespace outlives the child through our fd. */
int template_build(const struct machine *machine) {
  int status[2];
  if (pipe2(status, O_CLOEXEC)) return -1;
  pid_t child = fork();
  if (child < 0) return -1;
  if (!child) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    int error = build(machine) ? (errno ? errno : EIO) : 0;
    if (write(status[1], &error, sizeof error) != sizeof error) _exit(1);
    for (;;) pause();
  }
  close(status[1]);
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/ns/mnt", child);
  int error = EIO, namespace = -1;
  if (read(status[0], &error, sizeof error) != sizeof error) error = EIO;
  if (!error && (namespace = open(path, O_RDONLY | O_CLOEXEC)) < 0) error = errno;
  close(status[0]);
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
  errno = error;
  return namespace;
}
