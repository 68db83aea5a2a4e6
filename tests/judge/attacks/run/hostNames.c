// J18: learns the name of the host
// Deserves: accepted
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/utsname.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    struct utsname names;
    if (uname(&names)) BREACH("no answer");
    if (strcmp(names.nodename, "box")) return printf("breach: %s\n", names.nodename), 0;
    puts("contained");
    return 0;
}
