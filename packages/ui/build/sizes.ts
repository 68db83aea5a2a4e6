// Weighs every component of the built package and prints those that have a bar. With --accept it writes `weights.json`: what the README and
// the Storybook say of weight, and what CI holds.
import { readFileSync, writeFileSync } from 'node:fs';
import { sizeBars, wholeBar } from './bars.ts';
import { using, usingAll, weigh, weighEach } from './weigh.ts';

const { exports: described } = JSON.parse(readFileSync('dist/metadata.json', 'utf8')) as { exports: { name: string; kind: string }[] };
const kb = (bytes: number) => Math.round(bytes / 102.4) / 10;

const components = described.flatMap(({ name, kind }) => (kind === 'component' ? [name] : [])).toSorted();
const weights = await weighEach(Object.fromEntries(components.map(name => [name, using(name)])));
const sizes = Object.fromEntries([...weights].map(([name, { bytes }]) => [name, kb(bytes)]));
if (process.argv.includes('--accept')) writeFileSync('weights.json', `${JSON.stringify(sizes, null, 2)}\n`);

const all = { name: 'everything', ...wholeBar, size: kb((await weigh(usingAll)).bytes) };
console.log('KB after gzip, React and styled-components outside');
for (const { name, bar, size } of [...sizeBars.map(each => ({ ...each, size: sizes[each.name] ?? Number.NaN })), all])
  console.log(`${name.padEnd(12)} ${String(size).padStart(6)}   bar ${bar}${size > bar ? '   not met' : ''}`);
