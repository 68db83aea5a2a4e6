import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileOf, type LockedPackage } from '../../scripts/lockfiles.mjs';
import { storedFile } from '../../scripts/packageStore.mjs';
import { freePort } from '../support/freePort';
import { until } from '../support/until';

/** A registry of our own. */
export interface Registry {
  url: string;
  /** Options for npm that publish there. */
  options: string[];
  /** Where npm may keep what it got from there. */
  cache: string;
  stop: () => Promise<void>;
}

/** Starts a real registry on this machine that offers `packages` and takes ours. It knows no other registry: what it lacks does not exist. */
export async function startRegistry(packages: readonly LockedPackage[]): Promise<Registry> {
  const room = await mkdtemp(path.join(tmpdir(), 'oj-registry-'));
  const storage = path.join(room, 'packages');
  await fill(storage, packages);
  const port = await freePort();
  const config = [
    `storage: ${storage}`,
    'uplinks: {}',
    "packages: { '@oj/*': { access: $all, publish: $anonymous }, '**': { access: $all } }",
    'web: { enable: false }',
    'max_body_size: 20mb',
    'log: { type: stdout, format: json, level: warn }',
  ];
  await writeFile(path.join(room, 'config.yaml'), config.join('\n'));
  const program = path.resolve('node_modules/verdaccio/bin/verdaccio');
  const listen = `127.0.0.1:${port}`;
  const child = spawn(process.execPath, [program, '--config', path.join(room, 'config.yaml'), '--listen', listen], { stdio: 'inherit' });
  const over = new Promise<never>((_, reject) => child.once('exit', code => reject(new Error(`the registry ended with ${code}`))));
  over.catch(() => undefined);
  const url = `http://${listen}/`;
  await Promise.race([over, answers(`${url}-/ping`)]);
  return {
    url,
    // Anybody may publish here; npm wants to have a token all the same.
    options: [`--registry=${url}`, `--//${listen}/:_authToken=anybody`],
    cache: path.join(room, 'cache'),
    stop: async () => {
      child.kill();
      await rm(room, { recursive: true, force: true });
    },
  };
}

/** Lays stored packages out as the registry keeps what was published to it. */
async function fill(storage: string, packages: readonly LockedPackage[]) {
  for (const [name, versions] of Map.groupBy(packages, each => each.name)) {
    const folder = path.join(storage, name);
    await mkdir(folder, { recursive: true });
    const described = versions.map(each => {
      // The registry puts its own address in place of this one.
      const dist = { integrity: each.integrity, tarball: `http://127.0.0.1/${name}/-/${fileOf(each)}` };
      return [each.version, { ...each, dist }] as const;
    });
    const manifest = { name, versions: Object.fromEntries(described), 'dist-tags': { latest: described.at(-1)?.[0] } };
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
    for (const each of versions) await symlink(storedFile(each), path.join(folder, fileOf(each)));
  }
}

/** Waits until an address answers well. @throws what it answered last when it does not do so within two minutes. */
export async function answers(url: string): Promise<void> {
  let last = 'nothing';
  const isWell = () =>
    fetch(url).then(
      ({ ok, status }) => {
        last = `status ${status}`;
        return ok;
      },
      (reason: unknown) => {
        last = String(reason);
        return false;
      },
    );
  await until(isWell, 120_000, 100).catch(() => {
    throw new Error(`${url} does not answer: ${last}`);
  });
}
