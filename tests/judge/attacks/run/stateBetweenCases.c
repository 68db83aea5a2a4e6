// J13: leaves files for the next case
// Deserves: accepted
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    const char *paths[] = { "state", "/w/state", "/tmp/state", "/dev/shm/state", "/app/state", "/var/tmp/state", "/state" };
    for (unsigned i = 0; i < sizeof paths / sizeof *paths; i++)
        if (access(paths[i], F_OK) == 0) BREACH("state of an earlier case");
    for (unsigned i = 2; i < sizeof paths / sizeof *paths; i++) {
        int file = open(paths[i], O_CREAT | O_WRONLY, 0666);
        if (file >= 0 && write(file, "3", 1) < 0) BREACH("full");
    }
    puts("contained");
    return 0;
}
