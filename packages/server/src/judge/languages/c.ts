import { type Language } from './language';
import { nativeLanguage } from './native';

const template = `#include <stdio.h>

int main() {
    int a, b;
    scanf("%d %d", &a, &b);
    printf("%d\\n", a + b);
    return 0;
}
`;

const selfTest = `#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char line[64];
    volatile unsigned turns = 0;
    if (!fgets(line, sizeof line, stdin)) return 1;
    while (!strcmp(line, "time\\n")) turns++;
    while (!strcmp(line, "memory\\n")) {
        char *block = malloc(1 << 20);
        if (block) memset(block, 1, 1 << 20);
        if (block && block[turns++ % 7] != 1) return 1;
    }
    fputs(line, stdout);
    return 7;
}
`;

const variant = (name: string, optimised: boolean): Language =>
  nativeLanguage({
    name,
    description: 'GCC, C11; functions of POSIX and GNU need #define _GNU_SOURCE in the first line',
    sourceFile: 'main.c',
    compiler: 'gcc',
    standard: 'c11',
    optimised,
    compileCpuMs: 5000,
    compileMemoryMb: 256,
    packages: ['gcc', 'libc6-dev'],
    mimeType: 'text/x-csrc',
    template,
    selfTest,
  });

export const c = variant('C', false);
export const cOptimised = variant('C With O2', true);
