// The public API, a line for each export and each prop. `api-report.txt` holds that of the last release; run alone, this writes it.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Exported {
  name: string;
  kind: string;
  props?: { name: string; type: string; required: boolean }[];
}

const uiFolder = path.resolve(import.meta.dirname, '..');

export const apiLines = (exports: readonly Exported[]): string[] =>
  exports
    .flatMap(({ name, kind, props = [] }) => [
      `${kind} ${name}`,
      ...props.map(prop => `${name}.${prop.name}${prop.required ? '' : '?'}: ${prop.type.replaceAll(/\s+/g, ' ')}`),
    ])
    .toSorted();

/** What code written for the released API can no longer do: lines that are gone or changed, and props that have become required. */
export function breaksBetween(released: readonly string[], now: readonly string[]): string[] {
  const known = new Set(released);
  const present = new Set(now);
  const gone = released.filter(line => !present.has(line));
  const demanded = now.filter(line => {
    const [, component = ''] = /^(\w+)\.\w+: /.exec(line) ?? [];
    return !known.has(line) && known.has(`component ${component}`);
  });
  return [...gone, ...demanded];
}

export const readReleased = () => readFileSync(path.join(uiFolder, 'api-report.txt'), 'utf8').trim().split('\n');

if (import.meta.main) {
  const { exports } = JSON.parse(readFileSync(path.join(uiFolder, 'dist/metadata.json'), 'utf8')) as { exports: Exported[] };
  writeFileSync(path.join(uiFolder, 'api-report.txt'), `${apiLines(exports).join('\n')}\n`);
}
