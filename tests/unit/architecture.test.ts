import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** ARCHITECTURE.md and the READMEs of our own packages name places that there are: whoever is new goes by them. */
const own = ['contract', 'judge-ui', 'app', 'server'].map(name => `packages/${name}/README.md`);

/** Where a place may lie that is written without its beginning, as seen from this package or from all. */
function isThere(place: string, from: string): boolean {
  const bases = ['', 'packages', from, 'packages/ui', 'packages/server/src', 'packages/judge-ui/src', 'packages/ui/src'];
  return bases.some(base => {
    const file = path.join(base, place).replace(/\/$/, '');
    return file.includes('*') ? globSync(file).length > 0 : existsSync(file);
  });
}

/** In backquotes, with a slash and nothing that stands for something else. */
const placesIn = (text: string) =>
  [...text.matchAll(/`([\w.*-]+(?:\/[\w.*-]+)+\/?)`/g)]
    .map(([, place = '']) => place)
    .filter(place => !/^(import|react|zod)\//.test(place));

test.each(['ARCHITECTURE.md', ...own])('%s names places that there are', file => {
  const places = placesIn(readFileSync(file, 'utf8'));
  expect(places.filter(place => !isThere(place, path.dirname(file)))).toEqual([]);
  if (file === 'ARCHITECTURE.md') expect(places.length).toBeGreaterThan(60);
});

test('each package says what it may import', () => {
  const without = globSync('packages/*/package.json')
    .map(manifest => path.dirname(manifest))
    .filter(folder => !existsSync(path.join(folder, 'README.md')));
  expect(without).toEqual([]);
});
