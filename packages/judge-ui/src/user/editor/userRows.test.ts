import { expect, test } from 'vitest';
import { exampleFile, HeadFault, readText, readUserRows } from './userRows';

const fileOf = (...parts: BlobPart[]) => new Blob(parts);
const cellsIn = async (...parts: BlobPart[]) => (await readUserRows(fileOf(...parts))).map(({ cells }) => cells);

test('the example is right, and its head is no user', async () => {
  const rows = await readUserRows(fileOf(exampleFile));
  expect(rows.map(({ line }) => line)).toEqual([2, 3, 4]);
  expect(rows[0]?.cells).toEqual(['student01', 'change-me-1', 'student01@example.org', '', 'female', 'Ink', 'School No. 1, North']);
});

test('a file without a head is read from its first line, as it is', async () => {
  expect(await cellsIn('username,secret1')).toEqual([['username', 'secret1']]);
});

test.each([
  ['in English', 'School,Real Name,user_name,E-mail,PASSWORD,Sex,Nick name'],
  ['in Chinese', '学校,姓名,用户名（必填）,邮箱,密码*,性别,昵称'],
])('a head %s names the columns in any order', async (_, head) => {
  const rows = await cellsIn(`${head}\nNorth,文,ink,ink@example.org,secret1,女,墨\n`);
  expect(rows).toEqual([['ink', 'secret1', 'ink@example.org', '文', '女', '墨', 'North']]);
});

test('a column that the head lacks is empty, and what stands outside of the columns comes last', async () => {
  expect(await cellsIn('密码;用户名;;\nsecret1;ink;;\nsecret2;brush;;more')).toEqual([
    ['ink', 'secret1', '', '', '', '', ''],
    ['brush', 'secret2', '', '', '', '', '', 'more'],
  ]);
});

test.each([
  ['a column that is none', '用户名,密码,身高\nink,secret1,180', 'columnUnknown', '身高'],
  ['a column that is there twice', 'username,password,用户名\nink,secret1,ink', 'columnTwice', '用户名'],
])('%s is refused by its name', async (_, text, fault, column) => {
  const reason = await readUserRows(fileOf(text)).catch((reason: unknown) => reason);
  expect(reason).toBeInstanceOf(HeadFault);
  expect(reason).toMatchObject({ fault, column });
});

test.each([
  ['nothing', '', 'noRows'],
  ['a head alone', 'username,password\n', 'noRows'],
  ['an open quote', 'a,"b', 'openQuote'],
  ['1001 rows', 'a,b\n'.repeat(1001), 'tooManyRows'],
])('%s is refused', async (_, text, fault) => {
  await expect(readUserRows(fileOf(text))).rejects.toThrow(fault);
});

test('1000 rows are taken, and blank ones are not counted', async () => {
  expect(await cellsIn('a,b\n,\n'.repeat(1000))).toHaveLength(1000);
});

test.each([
  ['UTF-8', [0xe5, 0xbc, 0xa0, 0x2c, 0x61]],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0xe5, 0xbc, 0xa0, 0x2c, 0x61]],
  ['GBK', [0xd5, 0xc5, 0x2c, 0x61]],
  ['UTF-16, little end first', [0xff, 0xfe, 0x20, 0x5f, 0x2c, 0, 0x61, 0]],
  ['UTF-16, big end first', [0xfe, 0xff, 0x5f, 0x20, 0, 0x2c, 0, 0x61]],
])('a file in %s is read', async (_, bytes) => {
  expect(await cellsIn(Uint8Array.from(bytes))).toEqual([['张', 'a']]);
});

test('a workbook is no text', async () => {
  const zipped = fileOf(Uint8Array.from([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8, 0, 0xff, 0xff]));
  await expect(readUserRows(zipped)).rejects.toThrow('notText');
  await expect(readText(zipped)).rejects.toThrow('notText');
});
