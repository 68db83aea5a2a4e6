import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileKinds, kindOf } from './fileKinds';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'oj-kinds-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function isMeant(name: string, content: string | Buffer) {
  const kind = kindOf(name);
  if (!kind || kind === 'picture') return kind;
  const place = path.join(folder, 'file');
  await writeFile(place, content);
  return kind.isMeant(place);
}

test.each([
  ['round 7.PDF', '%PDF-1.7\n', true],
  ['题解.pdf', '<html>', false],
  ['short.pdf', '%P', false],
  ['data.zip', 'PK\x03\x04', true],
  ['data.zip', 'Rar!', false],
  ['notes.docx', 'PK\x03\x04', true],
  ['all.tgz', Buffer.from([0x1f, 0x8b, 8]), true],
  ['all.7z', Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1'), true],
  ['说明.txt', '题面\n', true],
  ['empty.in', '', true],
  ['binary.txt', Buffer.from([0x80, 0x81]), false],
  ['cut.txt', Buffer.from('题').subarray(0, 2), false],
  ['nul.csv', 'a\0b', false],
  ['me.JPEG', '', 'picture'],
  ['page.html', '<html>', undefined],
  ['drawing.svg', '<svg/>', undefined],
  ['tool.exe', 'MZ', undefined],
  ['no ending', '', undefined],
  ['.', '', undefined],
])('W21: %s that starts with %j', async (name, content, answer) => {
  expect(await isMeant(name, content)).toBe(answer);
});

test('no ending belongs to two kinds', () => {
  const endings = fileKinds.flatMap(kind => kind.endings);
  expect(new Set(endings).size).toBe(endings.length);
});
