/* Control groups: memory, number of processes, CPU time of a whole box, on v2 and on v1.
 *
 * v1: <controller>/oj-judge/<helper>-<slot>[-peer] in three hierarchies; the box joins by itself.
 * v2: <base>/oj-judge/<helper>-<slot>[-peer]; the box is cloned into it. <helper> is the namespace of process numbers and the number in it:
 * containers of one machine share the groups, and start alike, so that their helpers often have the same number. <base> is the true root, or our own group when
 * it is delegated to us; a group with processes cannot have groups with controllers, so ours move to <base>/oj-server. */
#define _GNU_SOURCE
#include "runner.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define MOUNT "/sys/fs/cgroup"
#define LEFT_AFTER_S (24 * 60 * 60)

static struct cgroup parent; /* where groups are made */

static int write_in(const char *directory, const char *name, const char *text) {
  char path[PATH_BYTES];
  return join_path(path, sizeof path, directory, name) ? write_file(path, text) : -1;
}

static int write_number(const char *directory, const char *name, long long number) {
  char text[32];
  snprintf(text, sizeof text, "%lld", number);
  return write_in(directory, name, text);
}

static ssize_t read_in(const char *directory, const char *name, char *text, size_t size) {
  char path[PATH_BYTES];
  return join_path(path, sizeof path, directory, name) ? read_file(path, text, size) : -1;
}

static int make_directory(const char *path) { return mkdir(path, 0755) && errno != EEXIST ? -1 : 0; }

/* The directories of a group, each once. */
static int directories(const struct cgroup *cgroup, const char *list[3]) {
  list[0] = cgroup->memory, list[1] = cgroup->pids, list[2] = cgroup->cpu;
  return cgroup->version == 1 ? 3 : 1;
}

/* The number of a process that is gone may be given to another one, which is no helper. */
static bool is_helper(pid_t pid) {
  char own[32], other[32], path[64];
  snprintf(path, sizeof path, "/proc/%d/comm", pid);
  return read_file("/proc/self/comm", own, sizeof own) > 0 && read_file(path, other, sizeof other) > 0 && !strcmp(own, other);
}

/* Of the namespace in which numbers of processes mean what they mean here. */
static unsigned long long namespace_number(void) {
  struct stat found;
  return stat("/proc/self/ns/pid", &found) ? 0 : (unsigned long long)found.st_ino;
}

/* Whether a helper of another namespace has certainly gone: no program runs for so long. */
static bool is_old(int parent_directory, const char *name) {
  struct stat found;
  return !fstatat(parent_directory, name, &found, 0) && time(NULL) - found.st_mtime > LEFT_AFTER_S;
}

/* Groups of helpers that are gone may be there, also because one has a process that is still on its way out. */
static bool has_leftovers = true;

/* Empty directories, and only those can be removed. */
static void remove_leftovers_in(const char *directory) {
  DIR *groups = opendir(directory);
  if (!groups) return;
  for (struct dirent *group; (group = readdir(groups));) {
    unsigned long long namespace;
    int owner;
    if (sscanf(group->d_name, "%llu.%d-", &namespace, &owner) != 2) continue;
    bool is_left = namespace == namespace_number() ? owner != getpid() && !is_helper(owner) : is_old(dirfd(groups), group->d_name);
    if (is_left && unlinkat(dirfd(groups), group->d_name, AT_REMOVEDIR) && errno == EBUSY) has_leftovers = true;
  }
  closedir(groups);
}

void cgroup_remove_leftovers(void) {
  const char *list[3];
  if (!parent.version || !has_leftovers) return;
  has_leftovers = false;
  for (int i = 0, count = directories(&parent, list); i < count; i++) remove_leftovers_in(list[i]);
}

static bool prepare_v1(void) {
  const char *list[3];
  parent.version = 1;
  strcpy(parent.memory, MOUNT "/memory/oj-judge");
  strcpy(parent.pids, MOUNT "/pids/oj-judge");
  strcpy(parent.cpu, MOUNT "/cpuacct/oj-judge");
  directories(&parent, list);
  for (int i = 0; i < 3; i++)
    if (make_directory(list[i])) return false;
  return true;
}

/* Moves every process of a group to its child, so that the group may hand out controllers. */
static int empty_into(const char *directory, const char *child) {
  char pids[1 << 14];
  if (make_directory(child)) return -1;
  if (read_in(directory, "cgroup.procs", pids, sizeof pids) < 0) return -1;
  for (char *rest, *pid = strtok_r(pids, "\n", &rest); pid; pid = strtok_r(NULL, "\n", &rest))
    if (write_in(child, "cgroup.procs", pid) && errno != ESRCH) return -1;
  return 0;
}

static bool delegates(const char *directory) {
  char enabled[256];
  write_in(directory, "cgroup.subtree_control", "+memory +pids");
  if (read_in(directory, "cgroup.subtree_control", enabled, sizeof enabled) < 0) return false;
  return strstr(enabled, "memory") && strstr(enabled, "pids");
}

static bool prepare_v2_in(const char *base) {
  char server[PATH_BYTES];
  struct stat found;
  if (!join_path(server, sizeof server, base, "oj-server") || !join_path(parent.memory, sizeof parent.memory, base, "oj-judge")) return false;
  if (!delegates(base)) {
    char type[PATH_BYTES];
    bool true_root = join_path(type, sizeof type, base, "cgroup.type") && stat(type, &found);
    if (true_root || empty_into(base, server) || !delegates(base)) return false;
  }
  if (make_directory(parent.memory) || !delegates(parent.memory)) return false;
  parent.version = 2;
  strcpy(parent.pids, parent.memory);
  strcpy(parent.cpu, parent.memory);
  return true;
}

/* Our own group, climbing out of oj-server when an earlier helper has moved us there. */
static bool own_group(char *path, size_t size) {
  char text[PATH_BYTES];
  if (read_file("/proc/self/cgroup", text, sizeof text) < 0) return false;
  char *line = strstr(text, "0::/");
  if (!line) return false;
  line[strcspn(line, "\n")] = 0;
  char *nested = strstr(line, "/oj-server");
  if (nested && !nested[strlen("/oj-server")]) *nested = 0;
  int length = snprintf(path, size, "%s%s", MOUNT, line + strlen("0::"));
  return length > 0 && (size_t)length < size;
}

static bool prepare_v2(void) {
  char own[PATH_BYTES];
  if (!geteuid() && prepare_v2_in(MOUNT)) return true;
  return own_group(own, sizeof own) && prepare_v2_in(own);
}

int cgroup_prepare(struct machine *machine) {
  char controllers[256];
  struct cgroup trial;
  struct stat found;
  errno = 0;
  bool v1 = !stat(MOUNT "/memory/cgroup.procs", &found) && !stat(MOUNT "/pids", &found) && !stat(MOUNT "/cpuacct", &found);
  bool v2 = !v1 && read_file(MOUNT "/cgroup.controllers", controllers, sizeof controllers) >= 0;
  if (!v1 && !v2) return machine_reason(machine, "no control groups with memory and pids", 0), 0;
  if (!(v1 ? prepare_v1() : prepare_v2())) {
    machine_reason(machine, "control groups may not be written", errno);
    return parent.version = 0;
  }
  cgroup_remove_leftovers();
  cgroup_name(&trial, MAX_SLOTS, false);
  bool works = !cgroup_create(&trial, 64 << 10, 8);
  int error = errno;
  if (works && v1) {
    char limit[64];
    if (read_in(trial.memory, "memory.memsw.limit_in_bytes", limit, sizeof limit) < 0)
      machine_reason(machine, "swap is not limited", 0);
  }
  cgroup_remove(&trial);
  if (!works) {
    machine_reason(machine, "control groups do not take limits", error);
    parent.version = 0;
  }
  return parent.version;
}

void cgroup_name(struct cgroup *cgroup, int slot, bool peer) {
  char name[64];
  static pid_t helper;
  static unsigned long long namespace;
  if (!helper) helper = getpid(), namespace = namespace_number();
  snprintf(name, sizeof name, "%llu.%d-%d%s", namespace, helper, slot, peer ? "-peer" : "");
  cgroup->version = parent.version;
  join_path(cgroup->memory, sizeof cgroup->memory, parent.memory, name);
  join_path(cgroup->pids, sizeof cgroup->pids, parent.pids, name);
  join_path(cgroup->cpu, sizeof cgroup->cpu, parent.cpu, name);
}

int cgroup_create(const struct cgroup *cgroup, long memory_kb, long processes) {
  const char *list[3];
  int count = directories(cgroup, list);
  long long bytes = memory_kb * 1024LL;
  for (int i = 0; i < count; i++)
    if (make_directory(list[i])) return -1;
  if (write_number(cgroup->pids, "pids.max", processes + 1)) return -1; /* and process 1 of the box */
  if (cgroup->version == 2) {
    write_in(cgroup->memory, "memory.swap.max", "0");
    write_in(cgroup->memory, "memory.oom.group", "1");
    return write_number(cgroup->memory, "memory.max", bytes);
  }
  if (write_number(cgroup->memory, "memory.limit_in_bytes", bytes)) return -1;
  write_number(cgroup->memory, "memory.memsw.limit_in_bytes", bytes);
  return 0;
}

int cgroup_join(const struct cgroup *cgroup) {
  const char *list[3];
  if (cgroup->version != 1) return 0;
  for (int i = 0, count = directories(cgroup, list); i < count; i++)
    if (write_in(list[i], "cgroup.procs", "0")) return -1;
  return 0;
}

int cgroup_open_usage(const struct cgroup *cgroup) {
  char path[PATH_BYTES];
  if (!cgroup->version) return -1;
  if (!join_path(path, sizeof path, cgroup->cpu, cgroup->version == 1 ? "cpuacct.usage" : "cpu.stat")) return -1;
  return open(path, O_RDONLY | O_CLOEXEC);
}

static long long parse_usage_us(const struct cgroup *cgroup, const char *text) {
  if (cgroup->version == 1) return atoll(text) / 1000;
  const char *found = strstr(text, "usage_usec ");
  return found ? atoll(found + strlen("usage_usec ")) : 0;
}

long long cgroup_read_usage_us(const struct cgroup *cgroup, int usage) {
  char text[1024];
  ssize_t length = pread(usage, text, sizeof text - 1, 0);
  if (length < 0) return -1;
  text[length] = 0;
  return parse_usage_us(cgroup, text);
}

long long cgroup_cpu_us(const struct cgroup *cgroup) {
  char text[1024];
  if (read_in(cgroup->cpu, cgroup->version == 1 ? "cpuacct.usage" : "cpu.stat", text, sizeof text) < 0) return 0;
  return parse_usage_us(cgroup, text);
}

long long cgroup_waited_us(const struct cgroup *cgroup) {
  char pids[1 << 14];
  long long longest_us = 0;
  if (read_in(cgroup->pids, "cgroup.procs", pids, sizeof pids) < 0) return 0;
  for (char *rest, *pid = strtok_r(pids, "\n", &rest); pid; pid = strtok_r(NULL, "\n", &rest)) {
    long long waited_us = process_waited_us(pid);
    if (waited_us > longest_us) longest_us = waited_us;
  }
  return longest_us;
}

long cgroup_resident_kb(const struct cgroup *cgroup) {
  char pids[1 << 14];
  long most_kb = 0;
  if (read_in(cgroup->pids, "cgroup.procs", pids, sizeof pids) < 0) return 0;
  for (char *rest, *pid = strtok_r(pids, "\n", &rest); pid; pid = strtok_r(NULL, "\n", &rest)) {
    long resident_kb = process_most_resident_kb(pid);
    if (resident_kb > most_kb) most_kb = resident_kb;
  }
  return most_kb;
}

/* A line `name number` of memory.stat. */
static long long statistic(const char *text, const char *name) {
  size_t length = strlen(name);
  for (const char *line = text; *line; line += strcspn(line, "\n"), line += *line == '\n')
    if (!strncmp(line, name, length) && line[length] == ' ') return atoll(line + length);
  return 0;
}

/* Pages of files on a disk, which the kernel keeps for its own pleasure: not those of tmpfs. */
static long long cached_bytes(const struct cgroup *cgroup) {
  char text[8192];
  if (read_in(cgroup->memory, "memory.stat", text, sizeof text) < 0) return 0;
  return statistic(text, cgroup->version == 1 ? "cache" : "file") - statistic(text, "shmem");
}

long cgroup_peak_kb(const struct cgroup *cgroup) {
  char text[64];
  if (read_in(cgroup->memory, cgroup->version == 1 ? "memory.max_usage_in_bytes" : "memory.peak", text, sizeof text) < 0) return 0;
  long long bytes = atoll(text) - cached_bytes(cgroup);
  return bytes > 0 ? (long)(bytes / 1024) : 0;
}

long cgroup_oom_kills(const struct cgroup *cgroup) {
  char text[512];
  if (read_in(cgroup->memory, cgroup->version == 1 ? "memory.oom_control" : "memory.events", text, sizeof text) < 0) return 0;
  char *found = strstr(text, "oom_kill ");
  return found ? atol(found + strlen("oom_kill ")) : 0;
}

static void kill_members(const struct cgroup *cgroup) {
  char pids[1 << 14];
  if (cgroup->version == 2 && !write_in(cgroup->memory, "cgroup.kill", "1")) return;
  if (read_in(cgroup->pids, "cgroup.procs", pids, sizeof pids) < 0) return;
  for (char *rest, *pid = strtok_r(pids, "\n", &rest); pid; pid = strtok_r(NULL, "\n", &rest))
    if (atoi(pid) > 1) kill((pid_t)atoi(pid), SIGKILL);
}

void cgroup_remove(const struct cgroup *cgroup) {
  const char *list[3];
  if (!cgroup->version) return;
  for (int i = 0, count = directories(cgroup, list); i < count; i++)
    for (int tries = 0; rmdir(list[i]) && errno == EBUSY && tries < 1000; tries++) {
      kill_members(cgroup);
      usleep(500);
    }
}
