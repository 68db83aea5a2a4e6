import type { JudgingCode, Protocol } from './model';

type Shim = Exclude<Protocol, 'ours' | 'testlib'> | 'to-hustoj' | 'to-kattis';
type ValidatorShim = 'validator-to-kattis' | 'validator-to-testlib';

/** Which exit code becomes which; what is not named stays. */
const exits: Readonly<Record<Shim | ValidatorShim, string>> = {
  hustoj: 'status == 0 ? 100 : 102',
  qduoj: 'status == 0 ? 100 : status == 1 ? 102 : 103',
  kattis: 'packaged_verdict(status)',
  'to-hustoj': 'status == 0 || status == 42 || status == 100 ? 0 : 1',
  'to-kattis':
    'status == 0 || status == 42 || status == 100 ? 42 : status == 1 || status == 2 || status == 8 || status == 43 || status == 101 || status == 102 ? 43 : 3',
  'validator-to-kattis': 'status == 0 ? 42 : 43',
  'validator-to-testlib': 'status == 42 ? 0 : 3',
};

const includes = ['#include <stdio.h>', '#include <stdlib.h>', '#include <string.h>', '#include <unistd.h>'];

/**
 * An exit code is translated when the program ends, however it does. Where such lines lie in such lines, the inner ones translate first
 * and hand on to the outer. The names are such that no program has them.
 */
const exitLines = (shim: Shim | ValidatorShim, name: string) => [
  '#ifndef __cplusplus',
  'int on_exit(void (*function)(int, void *), void *argument);',
  'char *mkdtemp(char *name);',
  '#endif',
  '#ifndef packaged_outer',
  'static int packaged_none(int status) { return status; }',
  '#define packaged_outer packaged_none',
  '#endif',
  `static int packaged_map_${name}(int status) { return packaged_outer(${exits[shim]}); }`,
  '#undef packaged_outer',
  `#define packaged_outer packaged_map_${name}`,
  `static void packaged_end_${name}(int status, void *unused) { (void)unused; fflush(0); _exit(packaged_map_${name}(status)); }`,
];

/** `call` names, in order, what the program is given: of `argv`, or an expression. */
function around(
  shim: Shim | ValidatorShim,
  call: readonly string[],
  prepare: readonly string[],
  { leastArguments = 4, functions = [] }: { leastArguments?: number; functions?: readonly string[] } = {},
) {
  const name = shim.replaceAll('-', '_');
  return {
    before: [
      ...includes,
      ...functions,
      ...exitLines(shim, name),
      '#pragma push_macro("main")',
      '#undef main',
      `#define main packaged_main_${name}`,
    ],
    after: [
      '#pragma pop_macro("main")',
      'int main(int argc, char **argv) {',
      '  static char *given[64];',
      '  int count = 0;',
      `  if (argc < ${leastArguments}) return 3;`,
      ...prepare.map(line => `  ${line}`),
      '  given[count++] = argv[0];',
      ...call.map(expression => `  given[count++] = (char *)(${expression});`),
      '  given[count] = 0;',
      `  on_exit(packaged_end_${name}, 0);`,
      `  exit(((int (*)(int, char **))packaged_main_${name})(count, given));`,
      '}',
    ],
  };
}

/** The lines around a validator that answers in another way. It reads its standard input, and needs no arguments. */
export const validatorShimLines = (shim: ValidatorShim) => around(shim, [], [], { leastArguments: 0 });

const inFolder = [
  'static char folder[] = "/tmp/feedbackXXXXXX";',
  'char *made = mkdtemp(folder);',
  'snprintf(packaged_folder, sizeof packaged_folder, "%s/", made ? made : ".");',
];

/**
 * A validator of Kattis says in files of that folder what it has to say: to the judges or to the team, and how many points an accepted case
 * brings, or which part of them. Only what is accepted brings any.
 */
const feedback = (mode: JudgingCode['mode'], givesScores: boolean) => [
  'static char packaged_folder[64] = "./";',
  'static int packaged_told(const char *name, char *text, int room) {',
  '  char path[128];',
  '  FILE *file;',
  '  int length;',
  '  snprintf(path, sizeof path, "%s%s", packaged_folder, name);',
  '  file = fopen(path, "r");',
  '  if (!file) return 0;',
  '  length = (int)fread(text, 1, room - 1, file);',
  '  fclose(file);',
  '  text[length] = 0;',
  '  return length > 0;',
  '}',
  'static void packaged_say(int stream, const char *text) {',
  '  if (ftruncate(stream, 0) == 0) lseek(stream, 0, SEEK_SET);',
  '  dprintf(stream, "%s", text);',
  '}',
  'static int packaged_score(char *text, double full) {',
  '  char *end = text;',
  '  double share = strtod(text, &end) / full;',
  '  if (end == text || share != share || end[strspn(end, " \\t\\r\\n")]) {',
  '    packaged_say(2, "the score is no number");',
  '    return 103;',
  '  }',
  '  if (share >= 1) return 100;',
  '  snprintf(text, 64, "%.15g", 100 * share);',
  `  packaged_say(${mode === 'interactive' ? 2 : 1}, text);`,
  '  return 99;',
  '}',
  'static int packaged_verdict(int status) {',
  '  static char text[1024];',
  '  const char *points = getenv("CASE_POINTS");',
  '  double full = points ? atof(points) : 0;',
  '  if (packaged_told("judgemessage.txt", text, sizeof text) || packaged_told("teammessage.txt", text, sizeof text)) packaged_say(2, text);',
  '  if (status != 42) return status == 43 ? 102 : 103;',
  ...(givesScores
    ? [
        '  if (packaged_told("score_multiplier.txt", text, sizeof text)) return packaged_score(text, 1);',
        '  if (full > 0 && packaged_told("score.txt", text, sizeof text)) return packaged_score(text, full);',
      ]
    : ['  (void)full, (void)packaged_score;']),
  '  return 100;',
  '}',
];

interface Told extends Pick<JudgingCode, 'mode' | 'givesScores'> {
  args: readonly string[];
}

/** The lines around a program of another way of calling and answering. */
export function shimLines(shim: Shim, { mode, args, givesScores = false }: Told): { before: string[]; after: string[] } {
  const isInteractive = mode === 'interactive';
  if (shim === 'hustoj') return around(shim, ['argv[1]', 'argv[3]', 'argv[2]'], []);
  if (shim === 'qduoj') return around(shim, ['argv[1]', 'argv[2]'], []);
  if (shim === 'to-hustoj') return around(shim, ['argv[1]', 'argv[3]', 'argv[2]'], []);
  if (shim === 'kattis')
    return around(
      shim,
      ['argv[1]', 'argv[3]', 'packaged_folder', ...args.map(arg => JSON.stringify(arg))],
      [...inFolder, ...(isInteractive ? [] : ['if (!freopen(argv[2], "r", stdin)) return 3;'])],
      { functions: feedback(mode, givesScores) },
    );
  const copy = [
    'FILE *copy = fopen(record, "wb");',
    'if (!copy) return 3;',
    'for (int sign; (sign = getchar()) != EOF;) putc(sign, copy);',
    'fclose(copy);',
  ];
  return around(
    shim,
    ['argv[1]', 'record', 'argv[2]'],
    ['static char record[4096];', 'snprintf(record, sizeof record, "%s/record", argv[3]);', ...(isInteractive ? [] : copy)],
  );
}
