// Pretends that the interactor had left.
#include <signal.h>

int main(void) { return raise(SIGPIPE); }
