// J17: uses inherited descriptors
// Deserves: accepted
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    for (int fd = 3; fd < 65536; fd++)
        if (fcntl(fd, F_GETFD) >= 0) return printf("breach: descriptor %d\n", fd), 0;
    puts("contained");
    return 0;
}
