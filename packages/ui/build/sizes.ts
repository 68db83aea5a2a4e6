// Weighs every component of the built package, prints those that have a bar, and writes `size.json` for the badges of the Storybook.
import { readFileSync, writeFileSync } from 'node:fs';
import { sizeBars, wholeBar } from './bars.ts';
import { using, usingAll, weigh } from './weigh.ts';

const { exports: described } = JSON.parse(readFileSync('dist/metadata.json', 'utf8')) as { exports: { name: string; kind: string }[] };
const kb = (bytes: number) => Math.round(bytes / 102.4) / 10;

const sizes: Record<string, number> = {};
for (const { name, kind } of described) if (kind === 'component') sizes[name] = kb((await weigh(using(name))).bytes);
writeFileSync('size.json', `${JSON.stringify(sizes, null, 1)}\n`);

const all = { name: 'everything', ...wholeBar, size: kb((await weigh(usingAll)).bytes) };
console.log('KB after gzip, React and styled-components outside');
for (const { name, bar, size } of [...sizeBars.map(each => ({ ...each, size: sizes[each.name] ?? Number.NaN })), all])
  console.log(`${name.padEnd(12)} ${String(size).padStart(6)}   bar ${bar}${size > bar ? '   not met' : ''}`);
