#include <string.h>

static volatile char array[512 << 20];

int main(void) {
    for (long i = 0; i < sizeof array; i += 512) array[i] = 1;
    return 0;
}
