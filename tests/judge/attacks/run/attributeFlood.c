// J19: fills the scratch disk with attributes of files
// Deserves: accepted memoryLimitExceeded timeLimitExceeded
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/xattr.h>
#include <unistd.h>

int main(void) {
    static char block[1 << 15];
    char name[64];
    for (int file = 0; file < 1000; file++) {
        sprintf(name, "f%d", file);
        if (close(open(name, O_CREAT | O_WRONLY, 0600))) break;
        for (int attribute = 0; attribute < 64; attribute++) {
            char key[32];
            sprintf(key, "user.%d", attribute);
            if (setxattr(name, key, block, sizeof block, 0)) break;
        }
    }
    puts("contained");
    return 0;
}
