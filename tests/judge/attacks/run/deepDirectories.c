// J19: directories without end
// Deserves: accepted timeLimitExceeded
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    for (int i = 0; i < 100000; i++)
        if (mkdir("d", 0700) || chdir("d")) break;
    chmod(".", 0);
    puts("contained");
    return 0;
}
