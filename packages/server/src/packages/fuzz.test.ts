import { describe, expect, test } from 'vitest';
import { fullProblem, problemVariants, treeOfWritten } from '../../../../tests/support/packages';
import { formats, readPackage, writePackage } from './formats';
import { PackageFault } from './lint';
import { bytesOf, dataOf } from './model';

const ROUNDS = 300;

/** Numbers like chance, the same each time. */
function chance(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

const odd = [
  '',
  '\0',
  '\ufeff',
  '999999999999999999999',
  '-1',
  '1e308',
  '.nan',
  'null',
  '[]',
  '{}',
  '../../x',
  ']]>',
  '<x>',
  '"',
  '&a',
  '*a',
  '%d',
  '\uD800',
  '\xff',
];

/** A file with a part of it changed, cut, doubled, put elsewhere, or replaced by something that is often not thought of. */
function mutated(bytes: Buffer, pick: (most: number) => number): Buffer {
  const [from, length] = [pick(bytes.length + 1), pick(Math.min(40, bytes.length) + 1)];
  const [before, part, after] = [bytes.subarray(0, from), bytes.subarray(from, from + length), bytes.subarray(from + length)];
  const other = Buffer.from(odd[pick(odd.length)] ?? '', 'utf8');
  const ways = [
    () => [before],
    () => [before, after],
    () => [before, part, part, after],
    () => [after, part, before],
    () => [before, other, after],
    () => [before, Buffer.from(Array.from(part, byte => byte ^ (1 << pick(8)))), after],
    () => [
      Buffer.from(
        bytes.toString('latin1').replace(/\d+/, () => other.toString('latin1')),
        'latin1',
      ),
    ],
    () => [
      Buffer.from(
        bytes.toString('latin1').replaceAll(/: ?\S+$/gm, each => (pick(4) ? each : `: ${other}`)),
        'latin1',
      ),
    ],
  ];
  return Buffer.concat(ways[pick(ways.length)]?.() ?? [bytes]);
}

describe.each(formats.map(format => [format.name, format] as const))('a package of %s', (name, format) => {
  test('that was changed by chance is read or refused with a sentence, and never anything else', async () => {
    const pick = chance(name.length * 7_919);
    const originals = await Promise.all(
      Object.values(problemVariants).map(async problem => {
        const { files } = await writePackage(format, [problem]);
        return Promise.all(
          files.map(
            async file => [file.name, typeof file.content === 'string' ? Buffer.from(file.content) : await bytesOf(file.content)] as const,
          ),
        );
      }),
    );
    const ends = { read: 0, told: 0, refused: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const files = originals[pick(originals.length)] ?? [];
      // What describes a problem comes first, and is changed most.
      const at = pick(2) ? 0 : pick(files.length);
      const changed = files.flatMap(([file, bytes], index) => {
        if (index !== at) return [{ name: file, content: dataOf(bytes) }];
        return pick(12) ? [{ name: file, content: dataOf(mutated(bytes, pick)) }] : [];
      });
      const outcome = await readPackage(await treeOfWritten(changed), name).catch((reason: unknown) => reason);
      if (outcome instanceof Error && !(outcome instanceof PackageFault))
        throw new Error(`round ${round}: ${files[at]?.[0]}`, { cause: outcome });
      if (outcome instanceof PackageFault) {
        ends.refused += 1;
        expect(outcome.lint).toMatchObject({ severity: 'error', zh: expect.any(String), en: expect.stringMatching(/\.$/) });
      } else {
        const { problems } = outcome as Awaited<ReturnType<typeof readPackage>>;
        for (const { problem, lint } of problems) {
          ends[problem ? 'read' : 'told'] += 1;
          if (!problem) expect(lint.some(({ severity }) => severity === 'error')).toBe(true);
        }
      }
    }
    // Chance has met both.
    expect(ends.read).toBeGreaterThan(0);
    expect(ends.told + ends.refused).toBeGreaterThan(0);
  });

  test('comes through every other format with its cases, and with what both can hold', async () => {
    const shownOf = async (problem: typeof fullProblem) => ({
      title: problem.statements[0]?.title,
      timeMs: problem.limits.timeMs,
      memoryMb: problem.limits.memoryMb,
      samples: problem.samples.map(({ input, output }) => [input.trim(), output.trim()]),
      cases: await Promise.all(
        problem.cases.map(async ({ input, output }) => [`${await bytesOf(input)}`, `${output && (await bytesOf(output))}`]),
      ),
    });
    const through = async (at: (typeof formats)[number], problem: typeof fullProblem) => {
      const { files } = await writePackage(at, [problem]);
      const [found] = (await readPackage(await treeOfWritten(files), at.name)).problems;
      if (!found?.problem) throw new Error(`${at.name}: ${JSON.stringify(found?.lint)}`);
      return found.problem;
    };
    const plain = problemVariants.plain ?? fullProblem;
    const once = await through(format, plain);
    for (const other of formats) {
      const twice = await shownOf(await through(format, await through(other, once)));
      const hasNoText = [name, other.name].some(each => each === 'dmoj' || each === 'syzoj');
      const { cases, ...texts } = await shownOf(plain);
      expect([other.name, twice]).toEqual([other.name, hasNoText ? expect.objectContaining({ cases }) : { ...texts, cases }]);
    }
  });
});
