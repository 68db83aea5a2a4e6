// J12: climbs out of the root directory
// Deserves: accepted
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    for (int i = 0; i < 40; i++)
        if (chdir("..")) BREACH("no parent");
    if (access("etc/shadow", F_OK) == 0 || access("root", F_OK) == 0) BREACH("climbed");
    if (chroot(".") == 0) BREACH("chroot");
    puts("contained");
    return 0;
}
