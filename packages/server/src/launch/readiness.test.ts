import { expect, test } from 'vitest';
import { judgesSentence, readinessOf } from './readiness';

const judge = (level: number, available: boolean, refusal?: string) => ({
  sandbox: { level, cgroup: 1, reasons: level > 3 ? ['No control groups.'] : [], refusal } as never,
  languages: [{ name: 'C', available, hint: available ? undefined : 'Install gcc.' }],
  settled: Promise.resolve(),
});

test.each([
  ['has languages', judge(1, true), { level: 1 }],
  ['has no compiler', judge(1, false), { level: 1, fault: 'C: Install gcc.' }],
  ['is weak and has no compiler', judge(4, false), { level: 4, fault: 'C: Install gcc.' }],
  ['cannot isolate', judge(5, false, 'This machine cannot isolate programs.'), { level: 5, fault: 'No control groups. (docs/sandbox.md)' }],
])('F12: a judge that %s says so', async (_, opened, readiness) => {
  expect(await readinessOf(opened)).toEqual(readiness);
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
