import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { type Lockfile, withOwnVersions } from '../../scripts/lockfiles.mjs';
import { fileOfProject } from '../../scripts/packageStore.mjs';

const execute = promisify(execFile);

/** Nobody listens here: whoever asks another host than this machine is refused. */
const nobody = 'http://127.0.0.1:9/';

/** The environment of programs for which the registry of this run is the only one, and this machine the whole network. */
export function alone(): NodeJS.ProcessEnv {
  const { url, cache } = inject('registry');
  // What npm was told for this repository is not meant for a stranger's project.
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  return {
    ...Object.fromEntries(inherited),
    npm_config_registry: url,
    npm_config_cache: cache,
    npm_config_userconfig: '/dev/null',
    npm_config_update_notifier: 'false',
    HTTP_PROXY: nobody,
    HTTPS_PROXY: nobody,
    NO_PROXY: '127.0.0.1,localhost',
    http_proxy: nobody,
    https_proxy: nobody,
    no_proxy: '127.0.0.1,localhost',
    // Node asks a named proxy only when this is set; otherwise it connects to hosts itself.
    NODE_USE_ENV_PROXY: '1',
  };
}

/** As outside of a test, far away from the reader. */
export const inProduction = () => ({ ...alone(), NODE_ENV: 'production' as const, TZ: 'Asia/Shanghai' });

/**
 * Makes a stranger's project in a folder far from here, and installs what its lockfile says, with our packages from the registry as anybody would.
 * @param project a folder of `tests/consumers/projects`
 * @param sources a folder of `tests/consumers`
 */
export async function install(project: string, sources: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `oj-${project}-`));
  await cp(path.join('tests/consumers', sources), folder, { recursive: true });
  await cp(fileOfProject(project, 'package.json'), path.join(folder, 'package.json'));
  const lock = JSON.parse(await readFile(fileOfProject(project, 'package-lock.json'), 'utf8')) as Lockfile;
  await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(withOwnVersions(lock, inject('registry').versions)));
  await execute('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder, env: alone(), maxBuffer: 1 << 26 });
  return folder;
}
