import { readFileSync, writeFileSync } from 'node:fs';
import { publicFace } from '../../../scripts/publicFace';

type Json = Record<string, unknown>;

/** What of our own `package.json` others need. */
const published = ['name', 'version', 'description', 'license', 'author', 'keywords', 'type', 'engines', 'sideEffects', 'dependencies'];

/** Writes the `package.json` that is published: no scripts, no sources. */
export function writeManifest() {
  const source = JSON.parse(readFileSync('package.json', 'utf8')) as Json;
  const manifest = {
    ...Object.fromEntries(published.map(key => [key, source[key]])),
    ...publicFace('packages/client'),
    publishConfig: { access: 'public', provenance: true },
    bin: { 'oj-cli': 'cli.js' },
    exports: { '.': { types: './types/client/src/index.d.ts', default: './index.js' }, './package.json': './package.json' },
  };
  writeFileSync('dist/package.json', `${JSON.stringify(manifest, null, 2)}\n`);
}
