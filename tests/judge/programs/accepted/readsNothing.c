#include <stdio.h>

int main(void) {
    printf("%d\n", getchar() == EOF ? 0 : 1);
    return 0;
}
