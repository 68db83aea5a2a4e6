import { c, cOptimised } from '../c';
import { type LanguageProbes } from './probe';

const fast = String.raw`#include <stdio.h>

int main(void) {
    long sum = 0, number = 0;
    int isNumber = 0;
    for (int c = getchar_unlocked();; c = getchar_unlocked()) {
        if (c >= '0' && c <= '9') {
            number = 10 * number + c - '0';
            isNumber = 1;
            continue;
        }
        if (isNumber) sum += number;
        number = isNumber = 0;
        if (c == EOF) break;
    }
    printf("%ld\n", sum);
    return 0;
}
`;

const tasks = String.raw`#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long deep(long n) {
    volatile long here = n;
    return n ? deep(n - 1) + (here == n) : 0;
}

static int is(const char *task, const char *name) { return strcmp(task, name) == 0; }

int main(void) {
    char task[16], word[64];
    long a, b, sum = 0;
    double x, y;
    if (scanf("%15s", task) != 1) return 1;
    if (is(task, "slow")) {
        while (scanf("%ld", &a) == 1) sum += a;
        printf("%ld\n", sum);
    }
    if (is(task, "deep") && scanf("%ld", &a) == 1) printf("%ld\n", deep(a));
    if (is(task, "float") && scanf("%lf %lf", &x, &y) == 2) printf("%.12f\n", sqrt(x) + y);
    if (is(task, "files")) {
        FILE *in = fopen("/dev/stdin", "r"), *out = fopen("/dev/stdout", "w");
        if (in && out && fscanf(in, "%*s %ld %ld", &a, &b) == 2) fprintf(out, "%ld\n", a + b);
    }
    if (is(task, "exit") && scanf("%ld", &a) == 1) exit((int)a);
    if (is(task, "text") && scanf("%63s", word) == 1) printf("你好，%s\n", word);
    return 0;
}
`;

export const cProbes: LanguageProbes = {
  languages: [c.name, cOptimised.name],
  fast,
  tasks,
  without: {
    big: 'C has no integers of any length; __int128 of GCC holds 128 bits.',
    exception: 'C has no exceptions; abort() ends with signal 6 (SIGABRT), a runtime error.',
  },
};
