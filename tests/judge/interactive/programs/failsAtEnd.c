// Guesses again and again, and fails when nobody answers.
#include <stdio.h>

int main(void) {
    char reply[16];
    for (;;) {
        puts("1");
        fflush(stdout);
        if (scanf("%15s", reply) != 1) return 1;
    }
}
