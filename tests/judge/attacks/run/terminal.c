// J16: types into the terminal of the judge
// Deserves: accepted
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/ioctl.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    char key = 'x';
    for (int fd = 0; fd < 3; fd++)
        if (ioctl(fd, TIOCSTI, &key) == 0) BREACH("typed");
    if (open("/dev/tty", O_RDWR) >= 0) BREACH("terminal");
    puts("contained");
    return 0;
}
