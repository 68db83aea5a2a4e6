// J28: takes back what it wrote, and seeks before the start
// Deserves: accepted
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    if (write(1, "breach\n", 7) != 7 || ftruncate(1, 0) || lseek(1, 0, SEEK_SET)) return 1;
    if (lseek(1, -1, SEEK_CUR) >= 0) BREACH("before the start");
    puts("contained");
    return 0;
}
