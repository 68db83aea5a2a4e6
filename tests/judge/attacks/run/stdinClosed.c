// J23: closes its input, never reads it
// Deserves: accepted
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    close(0);
    puts("contained");
    return 0;
}
