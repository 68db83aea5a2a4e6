import { use } from 'react';
import { pigments } from '../../packages/ui/src/verdict/verdicts';
import { theme } from '../../packages/ui/src/theme/theme';

const sources = import.meta.glob<string>(
  ['../../packages/ui/src/**/*.{ts,tsx}', '!**/*.stories.tsx', '!**/*.test.ts', '!**/*.guide.ts', '!**/editorThemes/**'],
  { query: '?raw', import: 'default' },
);

interface Token {
  /** Name of the CSS variable. */
  name: string;
  /** Whether the variable is a colour. */
  painted: boolean;
}

const unpainted = /font|ease|fast|stamp|panel|control|row|shadow/;

/** Variables that a source names: by `theme.…`, by themselves, or all pigments at once. */
function variablesIn(source: string): string[] {
  const named = [...source.matchAll(/theme\.(\w+)\.(\w+)/g)].map(([, group = '', name = '']) => {
    const values = (theme as unknown as Record<string, Record<string, unknown>>)[group];
    return String(values?.[name] ?? '');
  });
  const text = [source, ...named, source.includes('theme.shadow') ? theme.shadow : ''].join(' ');
  const all = source.includes('pigmentVariables') ? pigments.map(pigment => `--oj-${pigment}`) : [];
  return [...[...text.matchAll(/var\((--oj-[\w-]+)/g)].map(([, name = '']) => name), ...all];
}

/** The source that a file of a folder imports by a relative path, as `sources` names it. */
const sourceAt = (folder: string, specifier: string) => `../..${new URL(specifier, folder.replace('../..', 'file://')).pathname}.ts`;

/** The component's own files, and shared styles that they import. */
async function read(folder: string): Promise<string[]> {
  const own = await Promise.all(Object.entries(sources).flatMap(([path, load]) => (path.startsWith(folder) ? [load()] : [])));
  const shared = own.join('\n').matchAll(/from '(\.\.\/[\w./]+\/(?:\w*[sS]tyle|theme\/(?:floating|focus)))'/g);
  const paths = [...new Set([...shared].map(([, specifier = '']) => sourceAt(folder, specifier)))];
  return [...own, ...(await Promise.all(paths.flatMap(path => (sources[path] ? [sources[path]()] : []))))];
}

const asked = new Map<string, Promise<readonly Token[]>>();

function ask(storyFile: string): Promise<readonly Token[]> {
  const folder = storyFile.replace(/^\.\//, '../../').replace(/[^/]*$/, '');
  const answer =
    asked.get(folder) ??
    read(folder).then(texts => {
      const names = [...new Set(texts.flatMap(variablesIn))].toSorted();
      return names.map(name => ({ name, painted: !unpainted.test(name) }));
    });
  asked.set(folder, answer);
  return answer;
}

/** The tokens that the folder of a story file reads, in the order of their names. The page waits for them. */
export const useTokens = (storyFile: string): readonly Token[] => use(ask(storyFile));
