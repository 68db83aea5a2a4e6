// J12: opens its input again to write into it
// Deserves: accepted
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    const char *paths[] = { "/proc/self/fd/0", "/dev/stdin", "/dev/fd/0" };
    for (int i = 0; i < 3; i++)
        if (open(paths[i], O_RDWR) >= 0 || open(paths[i], O_WRONLY | O_TRUNC) >= 0) BREACH("opened");
    if (write(0, "breach", 6) > 0 || ftruncate(0, 0) == 0 || fchmod(0, 0777) == 0) BREACH("changed");
    if (mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, 0, 0) != MAP_FAILED) BREACH("mapped");
    puts("contained");
    return 0;
}
