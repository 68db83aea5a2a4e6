// Whether conversations of programs with an interactor are blamed on the judge while eight programs that never rest want the same processors:
// 34 of each of six kinds, through the queue: `node scripts/oj.mjs exec node bench/conversations.mjs`.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createOjClient } from '../packages/client/dist/index.js';
import { note, report, sized, until } from './figures.mjs';
import { buildProduct, enter, standingOf, startProduct } from './product.mjs';

const ROUNDS = sized(34, 1);
const BUSY_LOOPS = sized(8, 1);
const AT_ONCE = 20;
const SYSTEM_ERROR = 4;
const [ACCEPTED, WRONG_ANSWER, TIME_LIMIT] = [0, -1, 1];

/** An interactor with a number in mind, which says whether a guess is lower or higher, and computes a little before each answer. */
const interactor = `#include <stdio.h>
#include <time.h>
int main(int count, char **words) {
  int number, guess;
  FILE *input = count == 4 ? fopen(words[1], "r") : NULL;
  if (!input || fscanf(input, "%d", &number) != 1) return 103;
  for (int guesses = 0; guesses < 20; guesses++) {
    clock_t begun = clock();
    if (scanf("%d", &guess) != 1) return 102;
    while (clock() - begun < CLOCKS_PER_SEC / 200);
    if (guess == number) return 100;
    puts(guess < number ? "higher" : "lower");
    fflush(stdout);
  }
  return 102;
}`;

const bisect = rest => `#include <stdio.h>
#include <string.h>
#include <time.h>
int main(void) {
  int low = 1, high = 1000;
  char word[16] = "";
  while (low <= high) {
    int middle = (low + high) / 2;
    ${rest}
    printf("%d\\n", middle), fflush(stdout);
    if (scanf("%15s", word) != 1) return 0;
    if (strcmp(word, "higher") == 0) low = middle + 1; else high = middle - 1;
  }
}`;

/** Programs, and the verdict that each must get whatever else the machine does. */
const programs = {
  'a right program': ['C', bisect(''), ACCEPTED],
  'a right program that works before each guess': [
    'C',
    bisect('for (clock_t begun = clock(); clock() - begun < CLOCKS_PER_SEC / 100;);'),
    ACCEPTED,
  ],
  'a right program in Python': [
    'Python3',
    'low, high = 1, 1000\nwhile low <= high:\n    middle = (low + high) // 2\n    print(middle, flush=True)\n    try: word = input()\n    except EOFError: break\n    if word == "higher": low = middle + 1\n    else: high = middle - 1\n',
    ACCEPTED,
  ],
  'one that leaves': ['C', 'int main(void) { return 0; }', WRONG_ANSWER],
  'one that waits for what nobody says': ['C', '#include <stdio.h>\nint main(void) { return getchar() == 0; }', TIME_LIMIT],
  'one that computes too long': ['C', bisect('for (;;);'), TIME_LIMIT],
};

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-bench-'));
buildProduct();
const product = await startProduct(folder, { OJ_JUDGES: '2' });
const root = createOjClient({ url: product.url, token: await enter(product) });
await root.problemEditor.add({
  problem: {
    problemId: 'GUESS',
    title: 'Guess',
    description: 'A number from 1 to 1000',
    input: 'higher or lower',
    output: 'guesses',
    examples: '',
    timeLimit: 1000,
    judgeMode: 'interactive',
    spjLanguage: 'C',
    spjCode: interactor,
  },
  samples: [{ input: '421\n', output: '1\n' }],
  languages: [{ name: 'C' }, { name: 'Python3' }],
});
await until(async () => {
  const offered = (await root.problem.languages({})).map(({ name }) => name);
  return ['C', 'Python3'].every(name => offered.includes(name));
});

const loops = Array.from({ length: BUSY_LOOPS }, () => spawn('sh', ['-c', 'while :; do :; done'], { stdio: 'ignore' }));
process.once('exit', () => loops.forEach(loop => loop.kill()));

let made = 0;
async function verdictOf(language, source) {
  const comment = language === 'C' ? '//' : '#';
  const { submitId } = await root.submission.submit({ pid: 'GUESS', language, code: `${source}${comment} ${++made}\n` });
  return standingOf(product.url, submitId);
}

let faults = 0;
for (const [name, [language, source, deserved]] of Object.entries(programs)) {
  let left = ROUNDS;
  const seen = new Map();
  const talk = async () => {
    while (left-- > 0) {
      const { status } = await verdictOf(language, source);
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, talk));
  faults += seen.get(SYSTEM_ERROR) ?? 0;
  note(`${name}: ${[...seen].map(([status, count]) => `${count} of status ${status}`).join(', ')}`);
  report(`${name}: other verdicts than it deserves`, ROUNDS - (seen.get(deserved) ?? 0), 'most', 0, '');
}
report('faults of the judge', faults, 'most', 0, '');
loops.forEach(loop => loop.kill());
await product.stop();
fs.rmSync(folder, { recursive: true, force: true });
