// Accepts an output that is equal to the answer; else gives as many percent as the output begins with.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments) {
    static char output[64], answer[64];
    FILE *files[2] = {count == 4 ? fopen(arguments[2], "r") : NULL, count == 4 ? fopen(arguments[3], "r") : NULL};
    if (!files[0] || !files[1]) return 103;
    if (fgets(output, sizeof output, files[0]) && fgets(answer, sizeof answer, files[1]) && !strcmp(output, answer)) return 100;
    printf("%d\n", atoi(output));
    return 99;
}
