import { expect, test } from 'vitest';
import { missingAt, versionsOf } from './versionsOf';

const judge = (...languages: [name: string, version: string | null][]) => ({
  isAlive: true,
  version: '0.1.0',
  cpuCores: 4,
  sandboxLevel: 1,
  isSandboxUsable: true,
  languages: languages.map(([name, version]) => ({ name, version })),
});
const judges = [judge(['C++ 17', '13.2.0'], ['Rust', null]), judge(['C++ 17', '13.2.0']), judge(['C++ 17', '12.1.0'], ['Java', '25'])];

test('each language once, with each of its versions once', () => {
  expect(versionsOf(judges)).toEqual([
    { name: 'C++ 17', versions: ['13.2.0', '12.1.0'] },
    { name: 'Rust', versions: [] },
    { name: 'Java', versions: ['25'] },
  ]);
});

test('a judge is told what it lacks', () => {
  expect(missingAt(judges[1] ?? judge(), judges)).toEqual(['Rust', 'Java']);
  expect(missingAt(judges[0] ?? judge(), judges)).toEqual(['Java']);
});
