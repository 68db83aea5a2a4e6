import { constants } from 'node:fs';
import { access, realpath, stat } from 'node:fs/promises';
import { basename, delimiter, dirname, isAbsolute, join } from 'node:path';

/** A tool as it was found on this machine. */
export interface Tool {
  name: string;
  /** The path to run, the same inside a box. */
  path: string;
  /** Changes whenever the tool does. */
  identity: string;
  /** Directories that a box must show beside the usual ones of /usr. */
  directories: readonly string[];
}

const usual = ['/usr/bin', '/usr/local/bin', '/opt/java/openjdk/bin'];
const inEveryBox = /^\/(usr\/(bin|sbin|lib|lib32|lib64|libexec|include|share)|bin|sbin|lib|lib64)\//;
/** What belongs to a user of this machine is never shown to a box. */
const isPrivate = (directory: string) => /^\/(root|home|tmp|var|run|proc)(\/|$)/.test(directory);

/** Whether a path of the host lies where every program can read. */
export const isShownInBoxes = (path: string, directories: Iterable<string>) =>
  inEveryBox.test(`${path}/`) || [...directories].some(directory => `${path}/`.startsWith(`${directory}/`));

/** Looks where systems and images install tools, then along PATH. */
export async function findTool(name: string): Promise<Tool | undefined> {
  const path = (process.env.PATH ?? '').split(delimiter).filter(directory => isAbsolute(directory) && !isPrivate(directory));
  for (const directory of new Set([...usual, ...path])) {
    const found = await describeTool(name, join(directory, name));
    if (found) return found;
  }
  return undefined;
}

/** The tool at a path, if it can be run and shown. */
export async function describeTool(name: string, path: string): Promise<Tool | undefined> {
  try {
    await access(path, constants.X_OK);
    const real = await realpath(path);
    const { size, mtimeMs } = await stat(real);
    if (isPrivate(real)) return undefined;
    const directories = [...prefixDirectories(path), ...prefixDirectories(real), ...(await settingsOf(real))];
    return { name, path, identity: `${real} ${size} ${mtimeMs}`, directories };
  } catch {
    return undefined;
  }
}

export const isInEveryBox = (path: string) => inEveryBox.test(`${path}/`);

/** The parts of an installation outside the usual places: `/opt/x/bin/tool` needs all of /opt/x, /usr/local only these. */
function prefixDirectories(path: string): string[] {
  if (inEveryBox.test(path)) return [];
  const prefix = dirname(dirname(path));
  if (prefix === '/usr/local') return ['bin', 'lib', 'include', 'share', 'libexec'].map(part => join(prefix, part));
  const isInstallation = basename(dirname(path)) === 'bin' && prefix !== '/';
  return [isInstallation ? prefix : path];
}

/** Debian keeps the settings of a Java run time in /etc/java-<version>-openjdk, and links to them. */
async function settingsOf(real: string): Promise<string[]> {
  const version = /\/java-(\d+)-openjdk/.exec(real)?.[1];
  return version ? [`/etc/java-${version}-openjdk`] : [];
}
