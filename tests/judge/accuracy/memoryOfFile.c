#include "accuracy/measured.h"

static char block[1 << 20];

int main(void) {
    int file = open("file", O_CREAT | O_WRONLY, 0600);
    for (long left = number(); left > 0; left--)
        if (write(file, block, sizeof block) != sizeof block) return 1;
    return 0;
}
