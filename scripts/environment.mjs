// Where things are, and what commands of the toolchain find in their environment.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const tools = path.join(root, '.tools');
/** Folder with a link for each tool, which leads to the version in use. */
export const toolLinks = path.join(tools, 'bin');

/** A file that only a release has (`archive.mjs`): what it is made of is there, and nothing is fetched or built. */
export const IS_RELEASE = 'release.json';
export const isRelease = fs.existsSync(path.join(root, IS_RELEASE));

export const environment = {
  ...process.env,
  PATH: [toolLinks, path.join(root, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter),
  STORYBOOK_DISABLE_TELEMETRY: '1',
  // npm must not ask now and then which npm is the newest.
  npm_config_update_notifier: 'false',
  NODE_COMPILE_CACHE: path.join(tools, 'compiled'),
};

/** npm hands its own settings down as variables; a nested npm must not take them for its own. */
export const npmEnvironment = Object.fromEntries(
  Object.keys(process.env)
    .filter(name => /^npm_(config_(prefix|local_prefix|global_prefix|workspace)|package_|lifecycle_)/i.test(name))
    .map(name => [name, undefined]),
);

/** C library of the system, `glibc` or `musl`; undefined on systems other than Linux. */
export function libc() {
  if (process.platform !== 'linux') return undefined;
  // If the network is not excluded, a report looks up the name of every network interface.
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}
