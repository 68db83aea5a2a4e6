// J20: pretends to have been stopped by the judge
// Deserves: runtimeError
#define _GNU_SOURCE
#include <signal.h>

int main(void) {
    signal(SIGXCPU, SIG_DFL);
    raise(SIGXCPU);
    return 0;
}
