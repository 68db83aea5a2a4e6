// J16: becomes somebody else by a program of the system
// Deserves: accepted
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/statvfs.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    const char *places[] = { "/", "/usr/bin", "/usr/lib", "/app", "/w", "/tmp" };
    struct statvfs place;
    for (unsigned i = 0; i < sizeof places / sizeof *places; i++) {
        if (statvfs(places[i], &place) || !(place.f_flag & ST_NOSUID)) return printf("breach: %s may change identities\n", places[i]), 0;
        if (strcmp(places[i], "/w") && strcmp(places[i], "/tmp") && !(place.f_flag & ST_RDONLY)) return printf("breach: %s may be written\n", places[i]), 0;
    }
    FILE *whoever = popen("/usr/bin/su -c '/usr/bin/id -u' root 2>/dev/null; /usr/bin/setpriv --reuid=0 /usr/bin/id -u 2>/dev/null", "r");
    char line[64];
    while (whoever && fgets(line, sizeof line, whoever))
        if (!strcmp(line, "0\n")) BREACH("root");
    puts("contained");
    return 0;
}
