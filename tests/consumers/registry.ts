import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../support/freePort';
import { until } from '../support/until';

/** A registry of our own. */
export interface Registry {
  url: string;
  /** Options for npm that publish there: our packages alone are asked of it. */
  options: string[];
  stop: () => Promise<void>;
}

/** Starts a real registry on this machine, empty, which knows no other. */
export async function startRegistry(): Promise<Registry> {
  const room = await mkdtemp(path.join(tmpdir(), 'oj-registry-'));
  const port = await freePort();
  const config = [
    `storage: ${path.join(room, 'packages')}`,
    'uplinks: {}',
    "packages: { '@oj/*': { access: $all, publish: $anonymous } }",
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
    stop: async () => {
      child.kill();
      await rm(room, { recursive: true, force: true });
    },
  };
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
