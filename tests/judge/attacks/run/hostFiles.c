// J12 J18: opens what a host has and a box has not
// Deserves: accepted
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <string.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    const char *paths[] = { "/etc/shadow", "/etc/hosts", "/etc/hostname", "/etc/ssh", "/root", "/home", "/var/lib/dpkg", "/var/log", "/var/tmp", "/run", "/sys", "/boot", "/mnt",
                            "/opt/secret", "/proc/1/environ", "/proc/sys/kernel/core_pattern", "/var/run/docker.sock", "/dev/vda", "/dev/sda",
                            "/dev/mem", "/dev/kmsg", "/dev/fuse", "/dev/shm", "/dev/pts", "/srv", "/old" };
    for (unsigned i = 0; i < sizeof paths / sizeof *paths; i++)
        if (open(paths[i], O_RDONLY) >= 0) return printf("breach: %s\n", paths[i]), 0;
    FILE *users = fopen("/etc/passwd", "r");
    char line[256];
    while (users && fgets(line, sizeof line, users))
        if (!strncmp(line, "root:", 5)) BREACH("the passwords file of the host");
    puts("contained");
    return 0;
}
