// Ignores the end of its input.
#include <stdio.h>

int main(void) {
    char reply[16] = "";
    puts("0");
    fflush(stdout);
    while (reply[0] != 'f') if (scanf("%15s", reply) == 2) return 0;
    return 0;
}
