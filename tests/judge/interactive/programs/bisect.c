#include <stdio.h>

int main(void) {
    int low = 1, high = 1000;
    char reply[16];
    while (low <= high) {
        int guess = (low + high) / 2;
        printf("%d\n", guess);
        fflush(stdout);
        if (scanf("%15s", reply) != 1) return 0;
        if (reply[0] == 'h') low = guess + 1;
        else high = guess - 1;
    }
    return 0;
}
