// Waits to be told something.
#include <stdio.h>

int main(void) {
    char reply[16];
    if (scanf("%15s", reply) == 1) puts(reply);
    return 0;
}
