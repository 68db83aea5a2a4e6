// Asks once, and asks without end where nobody answers any more.
#include <stdio.h>

int main(void) {
    int answer;
    do printf("%d\n", 1), fflush(stdout);
    while (scanf("%d", &answer) < 2);
    return 0;
}
