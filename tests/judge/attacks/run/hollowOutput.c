// J19 J28: an output of holes
// Deserves: wrongAnswer runtimeError
#define _GNU_SOURCE
#include <unistd.h>

int main(void) {
    return pwrite(1, "x", 1, (31 << 20) - 1) != 1;
}
