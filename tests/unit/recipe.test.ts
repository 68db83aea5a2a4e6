import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** Files grow a little without anybody who reads about them being misled. */
const TOLERANCE_LINES = 15;
const ROW = /^\| (?<files>`.*?) \| (?<lines>[\d, ]+) \|/;

interface Row {
  file: string;
  lines: number;
}

/** The files of the recipe in CONTRIBUTING.md, each with the length that stands beside it; a bare name is in the folder named before. */
function recipe(): Row[] {
  const [, section = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('## The recipe of a noun');
  let folder = '';
  return section.split('\n').flatMap(line => {
    const { files = '', lines = '' } = ROW.exec(line)?.groups ?? {};
    const lengths = lines.split(', ').map(Number);
    return [...files.matchAll(/`(.*?)`/g)].map(([, name = ''], place) => {
      if (name.includes('/')) folder = path.dirname(name.startsWith('tests/') ? name : `packages/${name}`);
      return { file: path.join(folder, path.basename(name)), lines: lengths[place] ?? 0 };
    });
  });
}

/** Number of lines in all files that a pattern names. */
const linesOf = (pattern: string) => globSync(pattern).reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

describe('the recipe of a noun', () => {
  const rows = recipe();

  test('names at least twenty places', () => expect(rows.length).toBeGreaterThan(20));

  test.each(rows)('$file is as long as it says', ({ file, lines }) => {
    expect(Math.abs(linesOf(file) - lines), `${file} has ${linesOf(file)} lines`).toBeLessThanOrEqual(TOLERANCE_LINES);
  });
});
