import { readFileSync, writeFileSync } from 'node:fs';
import { publicFace } from '../../../scripts/publicFace';

type Json = Record<string, unknown>;

/** What of our own `package.json` others need. */
const published = [
  'name',
  'version',
  'description',
  'license',
  'author',
  'keywords',
  'type',
  'engines',
  'sideEffects',
  'peerDependencies',
  'peerDependenciesMeta',
];

/** We build with exact versions; a host shares what it has of the same major. */
export const ranges = (versions: Record<string, string>) =>
  Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, `^${version}`]));

const types = (file: string) => ({ types: `./types/${file}.d.ts`, default: `./${file.split('/').at(-1)}.js` });

/**
 * Writes the `package.json` that is published: no scripts, no sources, every entry by name.
 * @param components the source file of each component, such as `src/judge/VerdictSeal/VerdictSeal.tsx`.
 */
export function writeManifest(components: Readonly<Record<string, string>>, styles: readonly string[]) {
  const source = readManifest();
  const kept = Object.fromEntries(published.map(key => [key, source[key]]));
  const entries = Object.fromEntries(
    Object.entries(components).map(([name, file]) => [`./${name}`, types(file.replace(/^src\/(.*)\.tsx$/, '$1'))]),
  );
  const manifest = {
    ...kept,
    ...publicFace('packages/ui'),
    dependencies: ranges(source.dependencies as Record<string, string>),
    publishConfig: { access: 'public', provenance: true },
    exports: {
      '.': types('index'),
      './locale': { types: './types/locale/locale.d.ts', default: './locale.js' },
      './locale/zh-CN.json': './locale/zh-CN.json',
      './locale/en-US.json': './locale/en-US.json',
      './adapters': { types: './types/adapters/adapters.d.ts', default: './adapters.js' },
      './ranking': { types: './types/ranking/ranking.d.ts', default: './ranking.js' },
      './testing': { types: './types/testing/testing.d.ts', default: './testing.js' },
      './typeset': { types: './types/typeset/typeset.d.ts', default: './typeset.js' },
      './tokens': { types: './types/theme/theme.d.ts', default: './tokens.js' },
      './tokens.json': './tokens.json',
      ...Object.fromEntries(styles.map(style => [`./${style}`, `./${style}`])),
      './metadata.json': './metadata.json',
      './package.json': './package.json',
      ...entries,
    },
  };
  writeFileSync('dist/package.json', `${JSON.stringify(manifest, null, 2)}\n`);
}

const readManifest = (): Json => JSON.parse(readFileSync('package.json', 'utf8')) as Json;
