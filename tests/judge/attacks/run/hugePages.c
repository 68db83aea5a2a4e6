// J21: takes huge pages, which no limit of memory counts
// Deserves: accepted
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/mman.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    const size_t bytes = 256L << 20;
    volatile char *block = mmap(0, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB, -1, 0);
    if (block != MAP_FAILED) BREACH("mapped");
    if (memfd_create("huge", MFD_HUGETLB) >= 0) BREACH("a huge file");
    puts("contained");
    return 0;
}
