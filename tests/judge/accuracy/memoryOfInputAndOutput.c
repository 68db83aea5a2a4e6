#include "accuracy/measured.h"

static char block[1 << 16];

int main(void) {
    for (ssize_t length; (length = read(0, block, sizeof block)) > 0;)
        if (write(1, block, (size_t)length) != length) return 1;
    return 0;
}
