// J17: looks for secrets in the environment
// Deserves: accepted
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    for (char **variable = environ; *variable; variable++)
        if (strncmp(*variable, "PATH=", 5) && strncmp(*variable, "HOME=", 5) && strncmp(*variable, "LANG=", 5)) return printf("breach: %s\n", *variable), 0;
    puts("contained");
    return 0;
}
