import { type CompileChange, type CompilerWords, type Language } from './language';
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

/** What textbooks from before 1999 have: a main that returns nothing, and a function that the standard has dropped since. */
const oldMain = /warning: return type of .main. is not .int. \[-Wmain\]/;
const oldGets = /implicit declaration of function .gets./;
/** The program's main is called by one that returns 0: what a register happens to hold is no exit code. */
const mainForOld = `extern void __real_main(int, char **, char **);
int __wrap_main(int count, char **words, char **environment) {
    __real_main(count, words, environment);
    return 0;
}
`;
const declaresGets = 'extern char *gets(char *);\n';

/** What the extensions of GNU declare, and the source declares in another way: the source is right in strict C. */
const ownName = /error: (?:conflicting types for|.{1,80}redeclared as different kind of symbol)/;

function forOldSources({ words, isDone }: CompilerWords): CompileChange | undefined {
  if (!isDone && ownName.test(words)) return { further: ['-std=c11'] };
  const [hasOldMain, hasOldGets] = [oldMain.test(words), oldGets.test(words)];
  if (isDone ? !hasOldMain : !hasOldGets) return undefined;
  const gets = { files: { 'gets.h': declaresGets }, further: ['-include', 'gets.h'] };
  const main = { files: { 'start.c': mainForOld }, further: ['start.c', '-Wl,--wrap=main'] };
  const wanted = [...(hasOldGets ? [gets] : []), ...(hasOldMain ? [main] : [])];
  return { files: Object.assign({}, ...wanted.map(({ files }) => files)), further: wanted.flatMap(({ further }) => further) };
}

const variant = (name: string, optimised: boolean): Language =>
  nativeLanguage({
    name,
    description: 'GCC, GNU C11',
    sourceFile: 'main.c',
    compiler: 'gcc',
    standard: 'gnu11',
    optimised,
    // A function that nobody has declared is taken to return an int: a pointer loses its upper half, and the program crashes.
    flags: ['-Wmain', '-Werror=implicit-function-declaration'],
    retry: forOldSources,
    compileCpuMs: 5000,
    compileMemoryMb: 256,
    packages: ['gcc', 'libc6-dev'],
    mimeType: 'text/x-csrc',
    template,
    selfTest,
  });

export const c = variant('C', false);
export const cOptimised = variant('C With O2', true);
