// Guesses after more than its time.
#include <stdio.h>
#include <time.h>

int main(void) {
    while (clock() < CLOCKS_PER_SEC * 225 / 1000);
    puts("1");
    return 0;
}
