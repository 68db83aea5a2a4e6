// Does what was written: exit code, standard output and standard error, one line each.
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **arguments) {
    static char code[64], line[8192];
    FILE *output = count == 4 ? fopen(arguments[2], "r") : NULL;
    if (!output || !fgets(code, sizeof code, output)) return 103;
    if (fgets(line, sizeof line, output)) fputs(line, stdout);
    if (fgets(line, sizeof line, output)) fputs(line, stderr);
    return atoi(code);
}
