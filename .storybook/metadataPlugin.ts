import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { describeExports } from '../packages/ui/build/metadata.ts';

const NAME = 'virtual:oj-metadata';
const uiFolder = fileURLToPath(new URL('../packages/ui', import.meta.url));

/** The props of every component of `@oj/ui`, as its package tells them: what the tables of props show. Read from the types once a build. */
export function metadataPlugin(): Plugin {
  let source: string | undefined;
  return {
    name: 'oj-metadata',
    resolveId: id => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      source ??= `export default ${JSON.stringify(
        Object.fromEntries(describeExports(uiFolder).flatMap(({ name, props }) => (props ? [[name, props]] : []))),
      )}`;
      return source;
    },
  };
}
