import { describe, expect, test } from 'vitest';
import { DumpFault, dumpRows } from './dumpRows';

const create =
  "CREATE TABLE `t` (\n  `id` int NOT NULL,\n  `name` varchar(20) DEFAULT 'a;b' COMMENT 'it is; (odd)',\n  PRIMARY KEY (`id`)\n) ENGINE=InnoDB;\n";
const dump = [
  "-- MySQL dump 10.13; it is'nt code\n",
  '/*!40101 SET NAMES utf8mb4 */;\n',
  "SET @x = 'a;\\';b';\n",
  'DROP TABLE IF EXISTS `t`;\n',
  create,
  'LOCK TABLES `t` WRITE;\n',
  "INSERT INTO `t` VALUES (1,'plain'),(2,NULL),\n(-3,'it\\'s ''quoted'' \\\\ \\n(4),(5);'),(6,_binary 'x\\0y'),(7,'');\n",
  "INSERT INTO `t` (`name`, `id`) VALUES ('排序 😀',8);\n",
  'UNLOCK TABLES;\n',
].join('');
const rows = [
  { id: '1', name: 'plain' },
  { id: '2', name: null },
  { id: '-3', name: "it's 'quoted' \\ \n(4),(5);" },
  { id: '6', name: 'xy' },
  { id: '7', name: '' },
  { id: '8', name: '排序 😀' },
];

async function read(text: string, size = text.length) {
  const read = [];
  async function* pieces() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  for await (const { table, values } of dumpRows(pieces())) {
    expect(table).toBe('t');
    read.push(values);
  }
  return read;
}

describe('rows of a dump', () => {
  test.each([1, 2, 3, 7, 64, 100_000])('are the same in pieces of %i', async size => {
    expect(await read(dump, size)).toEqual(rows);
  });

  test('are as many as there are in a statement of many megabytes', async () => {
    const many = Array.from({ length: 60_000 }, (_, index) => `(${index},'${'x'.repeat(100)}')`).join(',');
    let count = 0;
    let most = 0;
    async function* pieces() {
      const text = `${create}INSERT INTO \`t\` VALUES ${many};\n`;
      for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536);
    }
    for await (const { values } of dumpRows(pieces())) {
      count++;
      most = Math.max(most, values.name?.length ?? 0);
    }
    expect([count, most]).toEqual([60_000, 100]);
  });

  test.each([
    ['cut off in a row', dump.slice(0, dump.indexOf('(5)'))],
    ['cut off in a statement', `${create}INSERT INTO`],
    ['with too few values', `${create}INSERT INTO \`t\` VALUES (1);\n`],
    ['with rows of a table that it does not describe', "INSERT INTO `u` VALUES (1,'a');\n"],
    ['with rows that are none', `${create}INSERT INTO \`t\` VALUES SELECT 1;\n`],
    ['of nothing but a long line', 'INSERT '.padEnd(3_000_000, 'x')],
  ])('%s are refused', async (_, text) => {
    await expect(read(text, 5_000)).rejects.toBeInstanceOf(DumpFault);
  });
});
