// Never flushes what it has to say.
#include <stdio.h>

int main(void) {
    char reply[16];
    printf("500\n");
    while (scanf("%15s", reply) == 1) printf("250\n");
    return 0;
}
