import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { apiLines, breaksBetween, readReleased, readReport } from '../../packages/ui/build/apiReport';

describe('bar 14: nothing breaks unannounced', () => {
  const folder = inject('packageFolder');
  // Those of the tarball, beside the types of React that they name.
  const now = apiLines('packages/ui/dist/types');

  test('every exported name, member and signature is as the reviewed report has it', () => {
    expect(now.length).toBeGreaterThan(1_000);
    expect(now, 'after a change that was meant: node packages/ui/build/apiReport.ts').toEqual(readReport());
  });

  test('whatever is no longer as it was released has a changeset that says so', () => {
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
    const wanted = version.startsWith('0.') ? /^["']?@oj\/ui["']?: (minor|major)/m : /^["']?@oj\/ui["']?: major/m;
    const announced = globSync('.changeset/*.md').some(file => wanted.test(readFileSync(file, 'utf8')));
    expect(announced ? [] : breaksBetween(readReleased(), now)).toEqual([]);
  });

  const released = ['component Tag', 'type TagProps', 'TagProps.tone?: "ink" | "red"', 'TagProps.children: ReactNode'];
  test.each([
    ['a new export', [...released, 'type SealProps', 'SealProps.verdict: number'], []],
    ['a new optional prop', [...released, 'TagProps.icon?: ReactNode'], []],
    ['a prop that is gone', released.slice(0, 3), ['TagProps.children: ReactNode']],
    ['another name', ['component Label', ...released.slice(1)], ['component Tag']],
    ['a narrower type', [...released.slice(0, 2), 'TagProps.tone?: "ink"', ...released.slice(3)], ['TagProps.tone?: "ink" | "red"']],
    ['a new required prop', [...released, 'TagProps.id: string'], ['TagProps.id: string']],
  ])('%s', (_, changed, breaks) => {
    expect(breaksBetween(released, changed)).toEqual(breaks);
  });
});
