// J19: files without end
// Deserves: accepted
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    char name[32];
    int made = 0;
    for (; made < 100000; made++) {
        sprintf(name, "f%d", made);
        int file = open(name, O_CREAT | O_WRONLY, 0600);
        if (file < 0) break;
        close(file);
    }
    if (made == 100000) BREACH("no limit");
    chmod("/w", 0);
    puts("contained");
    return 0;
}
