import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Visit } from './visits';

export const BASELINES = fileURLToPath(new URL('baselines', import.meta.url));

/** A sheet of letters in every font of the system, as the machine of the baselines draws it. */
export const SPECIMEN = path.join(BASELINES, 'specimen.png');

export const baselineOf = ({ story, mode }: Pick<Visit, 'story' | 'mode'>) => path.join(BASELINES, story.id, `${mode.name}.png`);

/** Pictures that belong to no visit any more. */
export function leftOvers(visits: readonly Visit[]): string[] {
  const wanted = new Set([SPECIMEN, ...visits.filter(({ pictured }) => pictured).map(baselineOf)]);
  return readdirSync(BASELINES, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.png'))
    .map(name => path.join(BASELINES, name))
    .filter(file => !wanted.has(file));
}

/** Removes a picture, and its folder when it was the last there. */
export function discard(file: string) {
  rmSync(file);
  const folder = path.dirname(file);
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
