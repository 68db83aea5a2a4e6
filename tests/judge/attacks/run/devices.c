// J18: makes device nodes
// Deserves: accepted
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    if (mknod("disk", S_IFBLK | 0666, makedev(254, 0)) == 0) BREACH("block device");
    if (mknod("memory", S_IFCHR | 0666, makedev(1, 1)) == 0) BREACH("character device");
    puts("contained");
    return 0;
}
