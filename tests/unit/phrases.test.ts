import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const packages = new URL('../../packages/', import.meta.url).pathname;
const files = globSync(`${packages}{ui,judge-ui,app}/src/**/*.{ts,tsx}`).filter(file => !/\.(stories|test)\.tsx?$/.test(file));
const namespaces = files.flatMap(file => [...readFileSync(file, 'utf8').matchAll(/\bphrases\(\s*'([^']+)'/g)].map(([, name]) => name));

test('phrases have a namespace of their own', () => {
  expect(namespaces.length).toBeGreaterThan(100);
  expect(namespaces.filter((name, place) => namespaces.indexOf(name) !== place)).toEqual([]);
});
