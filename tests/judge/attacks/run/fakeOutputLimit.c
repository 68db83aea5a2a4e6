// J20: pretends that its output was too long
// Deserves: runtimeError
#define _GNU_SOURCE
#include <signal.h>

int main(void) {
    raise(SIGXFSZ);
    return 0;
}
