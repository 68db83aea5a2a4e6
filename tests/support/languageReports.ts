import { cp, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * What judges of earlier tests found out about the languages of this machine: a judge with a new data folder would test each of them
 * again. A report is named after all that it depends on, so an old one is never believed.
 */
const kept = resolve('node_modules/.cache/oj-language-reports');

const copyReports = async (from: string, to: string) => {
  const names = await readdir(from).catch(() => []);
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of names) if (name.endsWith('.json')) await cp(join(from, name), join(to, name), { force: false });
};

/** Before a judge opens. @param cacheDir its own, perhaps still missing. */
export const bringReports = (cacheDir: string) => copyReports(kept, join(cacheDir, 'languages'));

/** After a judge has ended. */
export const keepReports = (cacheDir: string) => copyReports(join(cacheDir, 'languages'), kept).catch(() => undefined);
