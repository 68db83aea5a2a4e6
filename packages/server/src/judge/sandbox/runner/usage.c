/* CPU time and memory of a process tree read from /proc: the stand-in where there are no control groups.
 * Dead children are in their parent's account once reaped, and orphans fall to process 1 of the box, which
 * reaps them: the tree's living members carry the whole sum. Resolution is a clock tick, 10 ms. */
#define _GNU_SOURCE
#include "runner.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MAX_TREE = 4096 };

struct process {
  pid_t pid, parent;
  long long ticks;
  long pages;
  bool member;
};

/* /proc/<pid>/stat after the name, which may hold anything: fields are counted from the last ')'. */
static bool read_process(const char *pid, struct process *process) {
  char path[64], text[1024];
  unsigned long user, system;
  long children_user, children_system;
  snprintf(path, sizeof path, "/proc/%.20s/stat", pid);
  if (read_file(path, text, sizeof text) <= 0) return false;
  char *fields = strrchr(text, ')');
  if (!fields) return false;
  if (sscanf(fields + 1, " %*c %d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu %ld %ld %*d %*d %*d %*d %*u %*u %ld", &process->parent,
             &user, &system, &children_user, &children_system, &process->pages) != 6)
    return false;
  process->pid = (pid_t)atoi(pid);
  process->ticks = (long long)(user + system) + children_user + children_system;
  return true;
}

long long process_waited_us(const char *pid) {
  char path[64], text[128];
  long long waited_ns;
  snprintf(path, sizeof path, "/proc/%.20s/schedstat", pid);
  if (read_file(path, text, sizeof text) <= 0 || sscanf(text, "%*d %lld", &waited_ns) != 1) return 0;
  return waited_ns / 1000;
}

long process_most_resident_kb(const char *pid) {
  char path[64], text[4096];
  snprintf(path, sizeof path, "/proc/%.20s/status", pid);
  if (read_file(path, text, sizeof text) <= 0) return 0;
  const char *found = strstr(text, "\nVmHWM:");
  return found ? atol(found + strlen("\nVmHWM:")) : 0;
}

static void add(struct usage *sum, const struct process *process) {
  char pid[16];
  snprintf(pid, sizeof pid, "%d", process->pid);
  long long waited_us = process_waited_us(pid);
  if (waited_us > sum->waited_us) sum->waited_us = waited_us;
  sum->cpu_us += process->ticks * (1000000 / sysconf(_SC_CLK_TCK));
  sum->rss_kb += process->pages * (sysconf(_SC_PAGESIZE) / 1024);
}

struct usage tree_usage(pid_t root) {
  static struct process all[MAX_TREE];
  int count = 0;
  struct usage sum = { 0, 0, 0 };
  DIR *processes = opendir("/proc");
  if (!processes) return sum;
  for (struct dirent *entry; count < MAX_TREE && (entry = readdir(processes));)
    if (entry->d_name[0] >= '1' && entry->d_name[0] <= '9' && read_process(entry->d_name, &all[count])) {
      all[count].member = all[count].pid == root;
      count++;
    }
  closedir(processes);
  for (bool grown = true; grown;) {
    grown = false;
    for (int i = 0; i < count; i++)
      for (int j = 0; !all[i].member && j < count; j++)
        if (all[j].member && all[j].pid == all[i].parent) all[i].member = grown = true;
  }
  for (int i = 0; i < count; i++)
    if (all[i].member) add(&sum, &all[i]);
  return sum;
}
