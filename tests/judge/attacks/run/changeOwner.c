// J2: gives away and opens up what is not its own, through links too
// Deserves: accepted
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    const char *paths[] = { "/", "/app", "/app/main", "/usr/bin", "/etc/passwd", "/dev/null" };
    for (unsigned i = 0; i < sizeof paths / sizeof *paths; i++) {
        unlink("link");
        if (symlink(paths[i], "link")) BREACH("no link in its own directory");
        if (chmod(paths[i], 0777) == 0 || chmod("link", 0777) == 0) return printf("breach: opened %s\n", paths[i]), 0;
        if (chown(paths[i], getuid(), getgid()) == 0 || chown("link", getuid(), getgid()) == 0) return printf("breach: owns %s\n", paths[i]), 0;
    }
    chmod(".", 06777);
    puts("contained");
    return 0;
}
