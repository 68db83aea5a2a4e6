import { expect, test } from 'vitest';
import { judgesSentence, Languages, type Readiness, readinessOf } from './readiness';

const judge = (level: number, available: boolean, refusal?: string) => ({
  sandbox: { level, cgroup: 1, reasons: level > 3 ? ['No control groups.'] : [], refusal } as never,
  languages: [{ name: 'C', available, hint: available ? undefined : 'Install gcc.' }],
  tested: Promise.resolve(['Ruby']),
});

async function told(opened: ReturnType<typeof judge>) {
  const all: Readiness[] = [];
  for await (const each of readinessOf(opened)) all.push(each);
  return all;
}

test.each([
  ['has languages', judge(1, true), { level: 1, languages: ['C'] }],
  ['has no compiler', judge(1, false), { level: 1, languages: [], fault: 'C: Install gcc.' }],
  ['is weak and has no compiler', judge(4, false), { level: 4, languages: [], fault: 'C: Install gcc.' }],
  [
    'cannot isolate',
    judge(5, false, 'This machine cannot isolate programs.'),
    { level: 5, languages: [], fault: 'No control groups. (docs/sandbox.md)' },
  ],
])('F12: a judge that %s says so', async (_, opened, readiness) => {
  expect((await told(opened)).at(-1)).toEqual({ ...readiness, failing: ['Ruby'] });
});

test('a judge with languages says so before the last of them is tested', async () => {
  const [first] = await told(judge(1, true));
  expect(first).toEqual({ level: 1, languages: ['C'] });
});

test('F12: the launcher counts judges that can judge, and shouts when none can', () => {
  expect(judgesSentence([{ level: 1 }, { level: 1, fault: 'x' }], 2)).toEqual({
    text: '1 of 2 judges ready, sandbox level 1',
    isFault: true,
  });
  expect(judgesSentence([{ level: 1 }], 1).isFault).toBe(false);
  expect(judgesSentence([{ level: 1, fault: 'C: Install gcc.' }], 1)).toMatchObject({
    text: expect.stringContaining('NO LANGUAGE CAN BE JUDGED: C: Install gcc.'),
    isFault: true,
  });
  expect(judgesSentence([], 1).text).toContain('No judge could start');
});

test('languages that come later are told of once, whichever judge has them', () => {
  const languages = new Languages();
  const hear = (names: string[], failing?: string[]) => [...languages.hear({ level: 2, languages: names, ...(failing && { failing }) })];
  expect([hear(['C']), hear(['C', 'Java'], []), hear(['C', 'Java'], [])]).toEqual([[], [], []]);
  expect(hear(['C', 'Ruby'])).toEqual([]);
  expect(hear(['C', 'Java', 'Ruby'], [])).toEqual(['1 language has come: Ruby (sandbox level 2)']);
  expect([hear(['C', 'Java', 'Ruby'], []), hear(['C'], [])]).toEqual([[], []]);
  expect(hear(['C', 'Java', 'PHP', 'Rust'], [])).toEqual(['2 languages have come: PHP, Rust (sandbox level 2)']);
});

test('languages that are installed and do not work are told of once, at the start, too', () => {
  const languages = new Languages();
  const hear = (failing: string[]) => [...languages.hear({ level: 2, languages: ['C'], failing })];
  const sentence = 'installed, but not available: C++ 17, Ruby (`npm run doctor` says why)';
  expect([hear(['C++ 17', 'Ruby']), hear(['C++ 17', 'Ruby'])]).toEqual([[sentence], []]);
});
