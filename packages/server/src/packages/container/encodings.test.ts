import { describe, expect, test } from 'vitest';
import { treeOf } from '../../../../../tests/support/packages';
import { readPackage } from '../formats';
import { type Data, dataOf } from '../model';
import { textIn, textPieces } from './encodings';

/** `求和` in GBK. */
const sumInGbk = Buffer.from([0xc7, 0xf3, 0xba, 0xcd]);
const inGbk = (before: string, after: string) => Buffer.concat([Buffer.from(before), sumInGbk, Buffer.from(after)]);
const inUtf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
const text = '// 求和\nint main() {}\n';
const broken = Buffer.concat([Buffer.from('// 求和之'), Buffer.from('后').subarray(0, 2), Buffer.from(' 两个数的和\n')]);

const texts: readonly (readonly [string, Buffer, string, string | undefined])[] = [
  ['UTF-8', Buffer.from(text), text, undefined],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`), text, undefined],
  ['UTF-16', inUtf16(text), text, 'UTF-16'],
  ['UTF-16 with the higher byte first', inUtf16(text).swap16(), text, 'UTF-16'],
  ['GBK', inGbk('// ', '\nint main() {}\n'), text, 'GB18030'],
  ['UTF-8 that was cut within a character', broken, '// 求和之\ufffd 两个数的和\n', 'UTF-8'],
];

test.each(texts)('%s is read as it was meant, and what is no sound UTF-8 is told', (_, bytes, meant, told) => {
  let guessed: string | undefined;
  expect(textIn(bytes, { onGuessed: encoding => (guessed = encoding) })).toBe(meant);
  expect(guessed).toBe(told);
});

describe.each([1, 2, 3, 7, 1000])('in pieces of %i bytes', size => {
  test.each(texts.filter(([name]) => size > 1 || !name.startsWith('UTF-16')))('%s', async (_, bytes, meant, told) => {
    let guessed: string | undefined;
    const data: Data = {
      bytes: bytes.length,
      async *open() {
        for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
      },
      onGuessed: encoding => (guessed = encoding),
    };
    let read = '';
    for await (const piece of textPieces(data, () => undefined)) read += piece;
    expect([read, guessed]).toEqual([meant, told]);
  });
});

test('a package says which of its texts were not UTF-8, and sources among them are read', async () => {
  const checker = (line: string) => `// ${line}\n#include "testlib.h"\nint main(int n, char *v[]) { registerTestlibCmd(n, v); }\n`;
  const tree = treeOf({
    'problem.yaml': 'pid: H1\ntitle: T\n',
    'problem.md': 'Text.',
    'testdata/config.yaml': 'checker_type: testlib\nchecker: check.cc\n',
    'testdata/1.in': '1',
    'testdata/1.out': '1',
  });
  const files = new Map(tree.files);
  files.set('testdata/check.cc', dataOf(inGbk('// ', checker('').slice(3))));
  files.set('std/right.cpp', dataOf(inUtf16(text)));
  const { problems, lint } = await readPackage({ ...tree, files });
  expect(problems[0]?.problem?.judge?.code).toContain('求和');
  expect(problems[0]?.problem?.solutions).toMatchObject([{ code: text }]);
  expect(lint.map(({ code, en }) => `${code}: ${en}`)).toEqual([
    'A13: testdata/check.cc (GB18030) is not sound UTF-8 and was read in the encoding in brackets. Look at it.',
    'A13: std/right.cpp (UTF-16) is not sound UTF-8 and was read in the encoding in brackets. Look at it.',
  ]);
});

test.each([
  ['that is declared as UTF-8', '<?xml version="1.0" encoding="UTF-8"?>', ['A13']],
  ['that declares nothing', '', ['A13']],
  ['that is declared as what it is', '<?xml version="1.0" encoding="gb2312"?>', []],
])('a document in GBK %s is read as GBK', async (_, declaration, codes) => {
  const document = inGbk(
    `${declaration}<fps version="1.2"><item><title>`,
    '</title><description>Text.</description><test_input>1</test_input><test_output>1</test_output><solution language="C++">// one\nint main() {}</solution></item></fps>',
  );
  const { problems, lint } = await readPackage({ ...treeOf({}), files: new Map([['problems.xml', dataOf(document)]]) });
  expect(problems.map(({ title }) => title)).toEqual(['求和']);
  expect(lint.map(({ code }) => code)).toEqual(codes);
});
