// J11 J12: looks in /proc for other processes, the machine, and a way to write what it may only read
// Deserves: accepted
#include <ctype.h>
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    static const char *const hidden[] = {"/proc/1/environ", "/proc/1/root/etc", "/proc/1/cwd/..", "/proc/1/fd/0", "/proc/1/mem", "/proc/sys/kernel",
        "/proc/meminfo", "/proc/mounts/x", "/proc/kcore", "/proc/sysrq-trigger", "/proc/keys", "/proc/net/dev", "/proc/bus", 0};
    DIR *processes = opendir("/proc");
    for (struct dirent *entry; processes && (entry = readdir(processes));)
        if (isdigit(entry->d_name[0]) && atoi(entry->d_name) != getpid()) BREACH("another process");
    for (int i = 0; hidden[i]; i++)
        if (access(hidden[i], F_OK) == 0) return printf("breach: %s\n", hidden[i]), 0;
    if (open("/proc/self/fd/0", O_WRONLY) >= 0 || open("/proc/self/fd/0", O_RDWR) >= 0) BREACH("writes its input");
    if (open("/proc/self/root/w/../../../../etc/shadow", O_RDONLY) >= 0) BREACH("the host");
    if (open("/proc/self/exe", O_WRONLY) >= 0) BREACH("writes its program");
    int previous = open("/proc/self/oom_score_adj", O_WRONLY);
    if (previous >= 0 && write(previous, "-900", 4) == 4) BREACH("is spared when memory is used up");
    puts("contained");
    return 0;
}
