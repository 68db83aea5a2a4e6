import { describe, expect, test } from 'vitest';
import { casesLike, fullProblem, problemVariants, treeOfWritten } from '../../../../tests/support/packages';
import { formats, readPackage, writePackage } from './formats';
import type { FormatName, WrittenFile } from './format';
import { bytesOf, type PackagedProblem, scoresOf } from './model';

/** What a format can hold of a problem beyond titles, texts, samples, limits and cases. */
const holds: Record<string, readonly (keyof PackagedProblem)[]> = {
  hoj: [
    'displayId',
    'source',
    'difficulty',
    'isScored',
    'groups',
    'judge',
    'fileIo',
    'languages',
    'userFiles',
    'judgeFiles',
    'ignoresEndBlanks',
    'tags',
    'statements',
  ],
  fps: ['templates', 'tags', 'judge'],
  qduoj: ['displayId', 'tags', 'isScored', 'source'],
  hydro: [
    'displayId',
    'tags',
    'difficulty',
    'isScored',
    'groups',
    'judge',
    'fileIo',
    'languages',
    'userFiles',
    'judgeFiles',
    'ignoresEndBlanks',
    'validator',
  ],
  icpc: ['tags', 'source', 'isScored', 'groups', 'userFiles', 'solutions', 'judge', 'judgeFiles', 'validator'],
  icpc2025: ['tags', 'source', 'isScored', 'groups', 'userFiles', 'solutions', 'judge', 'judgeFiles', 'statements', 'validator'],
  polygon: ['displayId', 'tags', 'isScored', 'groups', 'judge', 'fileIo', 'statements', 'solutions', 'validator'],
  lyrio: ['displayId', 'tags', 'groups', 'judge', 'fileIo', 'userFiles', 'ignoresEndBlanks', 'statements'],
  dmoj: ['isScored', 'groups', 'judge', 'ignoresEndBlanks'],
  syzoj: ['groups', 'userFiles'],
  domjudge: ['displayId', 'tags', 'source', 'isScored', 'groups', 'userFiles', 'solutions', 'judge', 'judgeFiles', 'validator'],
};

/** These hold cases and how they are judged, and nothing to read. */
const withoutText: readonly string[] = ['dmoj', 'syzoj'];

async function shown(name: string, problem: PackagedProblem, fields: readonly (keyof PackagedProblem)[]) {
  const read = await Promise.all(
    problem.cases.map(async ({ input, output, group }) => [
      (await bytesOf(input)).toString(),
      output && (await bytesOf(output)).toString(),
      group,
    ]),
  );
  const [own] = problem.statements;
  const text = {
    own,
    samples: problem.samples.map(({ input, output }) => [input.trim(), output.trim()]),
    time: problem.limits.timeMs,
    memory: problem.limits.memoryMb,
  };
  return {
    ...(withoutText.includes(name) ? {} : text),
    cases: read.map(([input, output]) => [input, output]),
    ...(problem.isScored && fields.includes('isScored') ? { scores: scoresOf(problem) } : {}),
    ...(fields.includes('groups') ? { grouping: read.map(each => each[2]) } : {}),
    ...Object.fromEntries(fields.map(field => [field, problem[field]])),
  };
}

async function roundTrip(format: (typeof formats)[number], problems: readonly PackagedProblem[]) {
  const { files, lints } = await writePackage(format, problems);
  const read = await readPackage(
    await treeOfWritten(files),
    format.name === 'icpc2025' || format.name === 'domjudge' ? format.name : undefined,
  );
  return { ...read, files, lints };
}

const judged = ['with everything', 'with points', 'with subtasks', 'interactive'];
const lost: Partial<Record<FormatName, readonly string[]>> = { qduoj: judged, syzoj: judged, lyrio: ['interactive'] };

describe.each(formats.map(format => [format.name, format] as const))('%s', (name, format) => {
  const fields = holds[name] ?? [];
  const held = Object.entries(problemVariants).filter(([title]) => !lost[name]?.includes(title));

  test.each(held)('holds a problem %s', async (_title, problem) => {
    const { problems, lint, format: found } = await roundTrip(format, [problem]);
    expect(found.name).toBe(name);
    const [back] = problems;
    expect(back?.lint.filter(({ severity }) => severity === 'error')).toEqual([]);
    // What was written by ourselves is read whole.
    expect([...lint, ...(back?.lint ?? [])].filter(({ code }) => code === 'F04' || code === 'A12' || code === 'J04')).toEqual([]);
    if (!back?.problem) throw new Error('was not read');
    expect(await shown(name, back.problem, fields)).toEqual(await shown(name, problem, fields));
  });

  test('reads what it has written, writes the same, and says what it has lost', async () => {
    const [first] = held;
    const once = await roundTrip(format, [first?.[1] ?? fullProblem]);
    const [back] = once.problems;
    if (!back?.problem) throw new Error('was not read');
    const twice = await writePackage(format, [{ ...back.problem, key: first?.[1].key ?? '' }]);
    const texts = async (files: readonly WrittenFile[]) =>
      Promise.all(
        files.map(async ({ name: file, content }) => [file, typeof content === 'string' ? content : (await bytesOf(content)).toString()]),
      );
    expect(await texts(twice.files)).toEqual(await texts(once.files));
  });

  test('holds several', async () => {
    const chosen = held.slice(0, 3).map(([, problem], index) => ({ ...problem, key: `problem_${index + 1}`, displayId: `Q${index + 1}` }));
    const { problems } = await roundTrip(format, chosen);
    const titles = (each: PackagedProblem) => (withoutText.includes(name) ? each.displayId : each.statements[0]?.title);
    expect(problems.map(({ title, problem }) => [title, problem?.cases.length])).toEqual(
      chosen.map(each => [titles(each), each.cases.length]),
    );
  });
});

test('cases without points share a hundred as in the editor', () => {
  expect(scoresOf({ cases: casesLike(7), groups: [] })).toEqual([14, 14, 14, 14, 14, 15, 15]);
  expect(scoresOf({ cases: [{ ...casesLike(1)[0], score: 50 }, ...casesLike(3)] as PackagedProblem['cases'], groups: [] })).toEqual([
    50, 16, 17, 17,
  ]);
});
