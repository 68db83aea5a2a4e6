// As many points as the first number says.
#include <stdio.h>

int main(void) {
    int points;
    if (scanf("%d", &points) != 1) return 102;
    return fprintf(stderr, "%d", points), 99;
}
