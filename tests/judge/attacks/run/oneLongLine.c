// J24 J28: one line of 31 MB without an end
// Deserves: wrongAnswer
#define _GNU_SOURCE
#include <unistd.h>

int main(void) {
    static char block[1 << 20];
    for (unsigned i = 0; i < sizeof block; i++) block[i] = 'x';
    for (int i = 0; i < 31; i++)
        if (write(1, block, sizeof block) != sizeof block) return 1;
    return 0;
}
