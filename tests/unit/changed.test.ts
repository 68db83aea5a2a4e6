import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reachedBy } from '../../scripts/changed.mjs';

test('a change reaches the tests of its noun, the stories beside it, and itself', () => {
  const { sources, outside, stories } = reachedBy([
    'packages/server/src/features/comment/comment.rules.ts',
    'packages/ui/src/primitives/Button/Button.tsx',
    'tests/judge/files.test.ts',
    'packages/ui/src/gone/Gone.tsx',
  ]);
  expect(sources).toContain('packages/server/src/features/comment/comment.rules.ts');
  expect(outside).toContain('tests/api/comment.test.ts');
  expect(outside).toContain('tests/judge/files.test.ts');
  expect(outside).not.toContain('tests/api/contest.test.ts');
  expect(stories).toContain('packages/ui/src/primitives/Button/Button.stories.tsx');
});

test('what Node of 20 runs needs nothing that came later', () => {
  for (const name of readdirSync('scripts').filter(file => file.endsWith('.mjs')))
    expect(readFileSync(`scripts/${name}`, 'utf8'), name).not.toMatch(/\.?globSync|Promise\.try|import\.meta\.main/);
});
