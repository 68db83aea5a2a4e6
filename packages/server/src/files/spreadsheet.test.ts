import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { unzip } from '../../../../tests/support/zip';
import { spreadsheet } from './spreadsheet';

test('B53: a text that looks like a formula is a text in a spreadsheet, and numbers are numbers', async () => {
  const texts = ['=1+1', '+1', '-1', '@x', '＝1+1', '|cmd', '\u200b=1', '=HYPERLINK("http://x.example")'];
  const bytes = await spreadsheet({ name: 'board', rows: [['=head', 'n'], ...texts.map(text => [text, -1])] });
  expect(await readSheet(bytes)).toEqual([['=head', 'n'], ...texts.map(text => [text, -1])]);
  const sheets = [...(await unzip(new Blob([new Uint8Array(bytes)])))].filter(([name]) => name.includes('worksheets/'));
  expect(sheets).not.toEqual([]);
  for (const [, xml] of sheets) expect(String(xml)).not.toMatch(/<f[ >]/);
});
