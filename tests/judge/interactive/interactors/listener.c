// Reads numbers, slowly, for as long as there are any.
#include <stdio.h>

int main(void) {
    int number;
    while (scanf("%d", &number) == 1);
    return 100;
}
