#include "accuracy/measured.h"

static char array[1L << 30];

int main(void) {
    touch(array, (size_t)number() << 20);
    return 0;
}
