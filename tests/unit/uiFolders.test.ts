import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * `packages/ui/src` has a folder for each group of the Storybook, and in it one for each component. Every component is reachable alone:
 * `package.json` names its file.
 */
const ui = new URL('../../packages/ui/', import.meta.url).pathname;
const read = (path: string) => readFileSync(ui + path, 'utf8');

const groups = ['primitives', 'shell', 'account', 'community', 'contest', 'judge'];

/** The Storybook shows them with the judge's; every group uses them. */
const usedEverywhere = new Map([
  ['CopyButton', 'primitives'],
  ['RelativeTime', 'primitives'],
]);

/** The stories in those folders: title of the component, and the groups of folder and title. */
const stories = globSync(`src/{${groups.join(',')}}/**/*.stories.tsx`, { cwd: ui }).map(file => {
  const [, title = '', component = ''] = /^const meta[^]*?title: '(\w+)\/(\w+)'/m.exec(read(file)) ?? [];
  return { component, folder: file.split('/')[1], group: usedEverywhere.get(component) ?? title.toLowerCase() };
});

/** What `src/index.ts` exports from `<Component>/<Component>`: its file by its name. */
const components = Object.fromEntries(
  [...read('src/index.ts').matchAll(/from '\.\/(\w+\/([A-Z]\w*)\/\2)'/g)].map(([, path = '', name = '']) => [
    `./${name}`,
    `./src/${path}.tsx`,
  ]),
);

describe('the folders of @oj/ui', () => {
  it('are the groups of the Storybook', () => {
    expect(stories.length).toBeGreaterThan(90);
    expect(stories.filter(({ folder, group }) => folder !== group)).toEqual([]);
  });

  it('are named by the subpaths of the package, a component each', () => {
    const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, string> };
    const named = Object.fromEntries(Object.entries(exports).filter(([subpath]) => /^\.\/[A-Z]/.test(subpath)));
    expect(Object.keys(components).length).toBeGreaterThan(90);
    expect(named).toEqual(components);
  });
});
