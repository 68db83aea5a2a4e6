#include "accuracy/measured.h"

static char array[1L << 30];

int main(void) {
    char *reserved = new_memory(8L << 30);
    if (reserved == MAP_FAILED) return 1;
    reserved[number()] = array[1 << 20] = 1;
    return 0;
}
