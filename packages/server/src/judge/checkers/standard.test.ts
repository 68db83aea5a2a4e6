import { Status } from '@oj/contract';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkStandard } from './standard';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'oj-checker-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function check(output: string | Buffer, answer: string | Buffer, ignoreEndBlank: boolean) {
  const paths = [join(directory, 'output'), join(directory, 'answer')] as const;
  await writeFile(paths[0], output);
  await writeFile(paths[1], answer);
  const [ours, theirs] = [await open(paths[0]), await open(paths[1])];
  try {
    return await checkStandard(ours, theirs, ignoreEndBlank);
  } finally {
    await Promise.all([ours.close(), theirs.close()]);
  }
}

const { accepted, presentationError, wrongAnswer } = Status;

describe('ignoring blanks at line ends', () => {
  test.each([
    ['3\n', '3\n', accepted],
    ['3', '3\n', accepted],
    ['3\r\n', '3\n', accepted],
    ['3 \t \n\n \n', '3\n', accepted],
    ['1 \n2\n', '1\n2', accepted],
    ['', '\n \n', accepted],
    ['1\n\n2\n', '1\n2\n', wrongAnswer],
    [' 3\n', '3\n', wrongAnswer],
    ['1  2\n', '1 2\n', wrongAnswer],
    ['1 2', '1\n2', wrongAnswer],
    ['3\n4', '3\n', wrongAnswer],
    ['3', '3\n4', wrongAnswer],
    ['3\0\n', '3\n', wrongAnswer],
    ['', '3', wrongAnswer],
    ['\n\n', '\n\n3', wrongAnswer],
  ])('%j for %j', async (output, answer, status) => {
    expect((await check(output, answer, true)).status).toBe(status);
  });
});

describe('counting every byte', () => {
  test.each([
    ['3\n', '3\n', accepted],
    ['', '', accepted],
    ['3', '3\n', presentationError],
    ['3\r\n', '3\n', presentationError],
    ['1 2\n', '12\n', presentationError],
    ['\n1\n2', '1\t2\n\n', presentationError],
    ['', ' \n', presentationError],
    ['1 3\n', '1 2\n', wrongAnswer],
    ['12', '1 2 3', wrongAnswer],
  ])('%j for %j', async (output, answer, status) => {
    expect((await check(output, answer, false)).status).toBe(status);
  });
});

test('tells where the first difference is, counted in bytes from 1', async () => {
  expect(await check('a\nbcd\n', 'a\nbcx\n', true)).toEqual({ status: wrongAnswer, difference: { line: 2, column: 3 } });
  expect(await check('\u00e9x', '\u00e9y', true)).toEqual({ status: wrongAnswer, difference: { line: 1, column: 3 } });
});

const canonical = (text: string) =>
  text
    .replace(/[ \t\r]+$/gm, '')
    .replace(/[ \t\r]+\n/g, '\n')
    .replace(/[ \t\r\n]+$/, '');
const withoutSpace = (text: string) => text.replace(/[ \t\r\n]/g, '');

describe('takes no byte for another', () => {
  test.each([
    ['in the other case', 0x20],
    ['with another lowest bit', 0x01],
    ['with another highest bit', 0x80],
  ])('%s', async (_name, bit) => {
    const taken: number[] = [];
    for (let byte = 0; byte < 256; byte += 1) {
      if (byte & bit) continue;
      const { status } = await check(Buffer.from([120, byte, 121]), Buffer.from([120, byte | bit, 121]), true);
      if (status !== wrongAnswer) taken.push(byte);
    }
    expect(taken).toEqual([]);
  });
});

/** A small linear congruential generator: the same texts at every run. */
function numbers(seed: number) {
  let state = seed;
  return () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) >>> 16;
}

function textOf(random: () => number, length: number) {
  const letters = ['a', 'b', ' ', '\t', '\r', '\n', '\n', '\0'];
  return Array.from({ length }, () => letters[random() % letters.length]).join('');
}

test('agrees with the definition on random texts', async () => {
  const random = numbers(7);
  for (let round = 0; round < 400; round += 1) {
    const common = textOf(random, random() % 8);
    const [output, answer] = [common + textOf(random, random() % 4), common + textOf(random, random() % 4)];
    const lenient = canonical(output) === canonical(answer) ? accepted : wrongAnswer;
    const strict = output === answer ? accepted : withoutSpace(output) === withoutSpace(answer) ? presentationError : wrongAnswer;
    expect((await check(output, answer, true)).status, JSON.stringify([output, answer])).toBe(lenient);
    expect((await check(output, answer, false)).status, JSON.stringify([output, answer])).toBe(strict);
  }
});

test('does not care where the chunks of a large file end', async () => {
  for (const pad of [-3, -2, -1, 0, 1]) {
    const head = 'x'.repeat((1 << 18) + pad);
    const tail = 'y'.repeat(1 << 19);
    expect((await check(`${head} \n${tail}\n`, `${head}\n${tail}`, true)).status).toBe(accepted);
    expect((await check(`${head}\r\n${tail}`, `${head}\n${tail}`, false)).status).toBe(presentationError);
    const difference = { line: 2, column: (1 << 19) + 1 };
    expect(await check(`${head}\n${tail}1`, `${head}\n${tail}2`, true)).toEqual({ status: wrongAnswer, difference });
  }
});
