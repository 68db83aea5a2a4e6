import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { apiLines, breaksBetween, readReleased } from '../../packages/ui/build/apiReport';

describe('bar 14: nothing breaks unannounced', () => {
  test('whatever is no longer as it was released has a changeset that says so', () => {
    const folder = inject('packageFolder');
    const { exports } = JSON.parse(readFileSync(path.join(folder, 'metadata.json'), 'utf8')) as { exports: Parameters<typeof apiLines>[0] };
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
    const wanted = version.startsWith('0.') ? /^["']?@oj\/ui["']?: (minor|major)/m : /^["']?@oj\/ui["']?: major/m;
    const announced = globSync('.changeset/*.md').some(file => wanted.test(readFileSync(file, 'utf8')));
    expect(announced ? [] : breaksBetween(readReleased(), apiLines(exports))).toEqual([]);
  });

  const released = ['component Tag', 'Tag.tone?: "ink" | "red"', 'Tag.children: ReactNode'];
  test.each([
    ['a new export', [...released, 'component Seal', 'Seal.verdict: number'], []],
    ['a new optional prop', [...released, 'Tag.icon?: ReactNode'], []],
    ['a prop that is gone', released.slice(0, 2), ['Tag.children: ReactNode']],
    ['another name', ['component Label', ...released.slice(1)], ['component Tag']],
    ['a narrower type', [...released.slice(0, 1), 'Tag.tone?: "ink"', ...released.slice(2)], ['Tag.tone?: "ink" | "red"']],
    ['a new required prop', [...released, 'Tag.id: string'], ['Tag.id: string']],
  ])('%s', (_, now, breaks) => {
    expect(breaksBetween(released, now)).toEqual(breaks);
  });
});
