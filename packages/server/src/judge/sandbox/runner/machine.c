/* What this machine can do for a box, found by trying it. */
#define _GNU_SOURCE
#include "runner.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

static const int box_namespaces = CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS;

void machine_reason(struct machine *machine, const char *what, int error) {
  size_t used = strlen(machine->reasons);
  snprintf(machine->reasons + used, sizeof machine->reasons - used, "%s%s%s%s", used ? "; " : "", what, error ? ": " : "",
           error ? strerror(error) : "");
  json_safe(machine->reasons);
}

/* What a child that tried something ended with: 0, or the errno. */
static int answer_of(pid_t child) {
  int status = 0;
  if (child < 0 || waitpid(child, &status, 0) < 0) return errno;
  return WIFEXITED(status) ? WEXITSTATUS(status) : EIO;
}

/* Tries in a child what cannot be undone. */
static int try_unshare(int flags) {
  pid_t child = fork();
  if (!child) _exit(unshare(flags) ? errno : 0);
  return answer_of(child);
}

/* The same for the /proc of a box, which shows a process namespace of its own. */
static int try_proc(void) {
  pid_t child = fork();
  if (child) return answer_of(child);
  if (unshare(CLONE_NEWPID)) _exit(errno);
  pid_t first = fork();
  if (!first) _exit(detached_proc() < 0 ? errno : 0);
  _exit(answer_of(first));
}

/* Becomes the owner of a user namespace that knows one id: ours, under the name of the box's user. */
static int enter_user_namespace(void) {
  char uid_map[64], gid_map[64];
  snprintf(uid_map, sizeof uid_map, "%d %u 1", FIRST_UID, geteuid());
  snprintf(gid_map, sizeof gid_map, "%d %u 1", FIRST_UID, getegid());
  if (unshare(CLONE_NEWUSER)) return -1;
  if (write_file("/proc/self/setgroups", "deny")) return -1;
  return write_file("/proc/self/uid_map", uid_map) || write_file("/proc/self/gid_map", gid_map) ? -1 : 0;
}

static bool can_own_uids(void) {
  char map[128];
  unsigned inside, outside, count;
  if (geteuid() || read_file("/proc/self/uid_map", map, sizeof map) < 0) return false;
  return sscanf(map, "%u %u %u", &inside, &outside, &count) == 3 && inside == 0 && count > FIRST_UID + 2 * MAX_SLOTS;
}

/* What a program could gain by becoming another one: nothing, from here on. The helper itself becomes no other. */
static bool forgo_rights(void) {
  for (int capability = 0; capability < 64; capability++)
    if (prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) && errno != EINVAL) return false;
  return true;
}

/* After this the helper stands in an empty network and may mount; its host view is otherwise unchanged. */
static bool enter_namespaces(struct machine *machine) {
  int error = can_own_uids() ? try_unshare(box_namespaces) : EPERM;
  machine->root = !error;
  if (!machine->root) {
    if (!geteuid()) machine_reason(machine, "root without the right to make namespaces", error);
    error = try_unshare(CLONE_NEWUSER | box_namespaces);
    if (!error && enter_user_namespace()) error = errno;
    if (error) {
      machine_reason(machine, "no user namespaces", error);
      return false;
    }
  }
  if (unshare(CLONE_NEWNS | CLONE_NEWNET) || mount(NULL, "/", NULL, MS_REC | MS_SLAVE, NULL)) {
    machine_reason(machine, "no mount or network namespace", errno);
    return false;
  }
  if (forgo_rights()) return true;
  machine_reason(machine, "rights cannot be dropped", errno);
  return false;
}

/* Only a processor that we may use ourselves. */
static void bind_processor(struct machine *machine) {
  cpu_set_t own;
  if (machine->cpu < 0) return;
  if (!sched_getaffinity(0, sizeof own, &own) && CPU_ISSET((size_t)machine->cpu, &own)) {
    machine->processors = 1;
    return;
  }
  machine_reason(machine, "the processor of this judge is not there", 0);
  machine->cpu = -1;
}

void machine_prepare(struct machine *machine) {
  machine->level = 5;
  machine->template_ns = -1;
  long processors = sysconf(_SC_NPROCESSORS_ONLN);
  machine->processors = processors > 0 ? (int)processors : 1;
  bind_processor(machine);
  machine->cgroup_version = cgroup_prepare(machine);
  if (!enter_namespaces(machine)) return;
  machine->template_ns = template_build(machine);
  if (machine->template_ns < 0) {
    machine_reason(machine, "cannot build the root directory of a box", errno);
    return;
  }
  if (!machine->cgroup_version) machine->level = 4;
  else if (!machine->root) machine->level = 3;
  else machine->level = machine->cgroup_version == 2 ? 1 : 2;
  if (!machine->root) machine_reason(machine, "boxes share the user id of the server", 0);
  const int error = try_proc();
  if (error) machine_reason(machine, "boxes have no /proc and no /dev/stdin", error);
}
