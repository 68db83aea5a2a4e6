import { contract, createClient, overHttp, type Client, type RoleId } from '@oj/contract';
import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { currentFile, readChosen } from '../../packages/server/src/connectionFile';
import { type Database, openDatabase } from '../../packages/server/src/database/database';
import { createUser } from '../../packages/server/src/features/account/account.queries';
import { emailKeyOf, usernameKeyOf } from '../../packages/server/src/features/account/account.rules';
import { logins, sessions } from '../../packages/server/src/features/account/account.table';
import { hashPassword } from '../../packages/server/src/features/account/passwords';
import { digest, newToken } from '../../packages/server/src/features/account/tokens';
import { memoryFlags } from '../../packages/server/src/launch/memory';
import { postgresUrl } from '../../packages/server/src/database/embeddedUrl';
import { judgeCache } from './judgeCache';
import { asPlainUser, giveToPlainUser } from './plainUser';
import { dropDatabase, isOn, newDatabase } from './sharedPostgres';
import { until } from './until';

const MAIN = path.resolve('packages/server/dist/main.js');
const API = path.resolve('packages/server/dist/api.js');
const START_PATIENCE_MS = 120_000;
/** Node prints this line last when an uncaught exception or an unhandled rejection ends a process. The launcher starts it again, so that nobody notices. */
const UNCAUGHT = /^Node\.js v\d/m;
export const ROOT_PASSWORD = 'only-for-tests';

/** The built product, started as a visitor would start it, on a free port with a data folder of its own. */
export interface Product {
  url: string;
  dataDir: string;
  /** ID of the process of the launcher, or of the API where there is no launcher. */
  pid: number;
  /** Resolves when that process has ended. */
  ended: Promise<void>;
  /** Everything that the product printed. */
  said(): string;
  /** Stops reading what the product prints. */
  deafen(): void;
  as(token?: string): Api;
  databaseUrl: string;
  /** The database of the product, for reads and writes that the product does not know of. */
  database(): Database;
  /** Ends it as Ctrl+C does. @throws when an error that nobody caught has ended one of its processes. */
  stop(): Promise<void>;
  /** kill -9 of the whole process group. */
  kill(): Promise<void>;
  /** Removes the data folder and the database; the product must have ended. */
  dispose(): Promise<void>;
}

export type Api = Client<typeof contract> & { token(): string | undefined };

export interface Wishes {
  dataDir?: string;
  env?: Record<string, string>;
  /** Runs a PostgreSQL in the data folder, as for users; it survives a kill. Otherwise one PostgreSQL serves many products. */
  embedded?: boolean;
  /** Wait until a judge has reported. Default true. */
  withJudge?: boolean;
  /** Runs as a user who is not root, with a PostgreSQL in the data folder, since the shared one belongs to the user who tests. */
  byPlainUser?: boolean;
  /** Node and the launcher of another build than that of this checkout. */
  program?: readonly [node: string, main: string];
}

export async function startProduct(wishes: Wishes = {}): Promise<Product> {
  const { dataDir, env = {}, withJudge = true, byPlainUser = false, embedded = byPlainUser, program = [process.execPath, MAIN] } = wishes;
  const folder = dataDir ?? (await newDataDir(env, embedded));
  if (byPlainUser) giveToPlainUser(folder);
  const environment = {
    ...process.env,
    NODE_OPTIONS: '',
    PORT: '0',
    OJ_DATA: folder,
    OJ_CACHE: judgeCache(),
    OJ_ROOT_PASSWORD: ROOT_PASSWORD,
    OJ_SUBMIT_INTERVAL: '0',
    OJ_JUDGES: '1',
    OJ_PCH: '0',
    DATABASE_URL: '',
    ...env,
  };
  const isPrepared = !embedded && dataDir === undefined;
  const isApiAlone = isPrepared && environment.OJ_JUDGES === '0' && !env.OJ_REMOTE_BASES;
  const { child, url, said, exited } = await (isApiAlone
    ? startApi(environment)
    : startLauncher(environment, byPlainUser ? asPlainUser(program) : program));
  const as = (token?: string) => clientOf(url, token);
  const chosenUrl = readChosen(currentFile(folder))?.DATABASE_URL;
  const databaseUrl = environment.DATABASE_URL || chosenUrl || postgresUrl(folder);
  let database: Database | undefined;
  if (withJudge) await until(async () => (await as().site.health()).judges > 0, START_PATIENCE_MS);

  return {
    url,
    dataDir: folder,
    pid: child.pid ?? 0,
    ended: exited,
    said,
    deafen: () => [child.stdout, child.stderr].forEach(stream => stream?.destroy()),
    as,
    databaseUrl,
    database: () => (database ??= openDatabase(databaseUrl, { connections: 4 })),
    stop: async () => {
      await database?.$client.end();
      database = undefined;
      child.kill('SIGTERM');
      await exited;
      if (UNCAUGHT.test(said())) throw new Error(`an error that nobody caught has ended a process of the product: ${said()}`);
    },
    kill: async () => {
      killGroup(child);
      await exited;
    },
    dispose: async () => {
      if (chosenUrl) await dropShared(chosenUrl);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Started {
  child: ChildProcess;
  url: string;
  said(): string;
  exited: Promise<void>;
}

async function startLauncher(env: NodeJS.ProcessEnv, [command = '', ...args]: readonly string[]): Promise<Started> {
  const child = spawn(command, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  return started(child, said => /ready in .*: (http:\S+)/.exec(said)?.[1]);
}

/** Starts the API alone. The launcher would have nothing else to do: the database is there, and nobody judges. */
async function startApi(env: NodeJS.ProcessEnv): Promise<Started> {
  const child = fork(API, {
    env,
    execArgv: memoryFlags.api({ apiMemoryMb: 512 }),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let port: number | undefined;
  child.on('message', (message: { port?: number }) => (port ??= message.port));
  child.send('go');
  return started(child, () => port && `http://127.0.0.1:${port}`);
}

async function started(child: ChildProcess, urlIn: (said: string) => string | undefined | 0): Promise<Started> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk));
  const exited = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const url = await until(() => {
    if (child.exitCode !== null) throw new Error(`the product ended: ${said}`);
    return urlIn(said) || undefined;
  }, START_PATIENCE_MS);
  return { child, url, said: () => said, exited };
}

/** Makes a data folder as a first start leaves it, with or without the starter set. A file in it names a database that is elsewhere. */
async function newDataDir({ OJ_STARTER, DATABASE_URL }: Record<string, string>, embedded: boolean) {
  const folder = await mkdtemp(path.join(tmpdir(), 'oj-test-'));
  const kind = OJ_STARTER === '0' ? 'empty' : 'seeded';
  const sharedUrl = inject(`${kind}Url`);
  if (embedded || !sharedUrl) copySeeded(`${kind}Dir`, folder);
  else {
    const kept = (await readdir(inject(`${kind}Dir`))).filter(name => name !== 'postgres');
    if (kept.length) execFileSync('cp', ['-a', ...kept.map(name => path.join(inject(`${kind}Dir`), name)), folder]);
    if (!DATABASE_URL) await writeFile(currentFile(folder), JSON.stringify({ DATABASE_URL: await newDatabase(sharedUrl) }));
  }
  return folder;
}

async function dropShared(url: string) {
  const server = [inject('seededUrl'), inject('emptyUrl')].find(each => isOn(each, url));
  if (server) await dropDatabase(server, url);
}

/** Fills an empty data folder with what a first start leaves. */
export function copySeeded(kind: 'seededDir' | 'emptyDir', folder: string) {
  const prepared = inject(kind);
  if (prepared) execFileSync('cp', ['-a', `${prepared}/.`, folder]);
}

function killGroup({ pid }: ChildProcess) {
  if (pid) process.kill(-pid, 'SIGKILL');
}

function clientOf(url: string, first?: string): Api {
  let token = first;
  const credential = { get: () => token, set: (fresh: string) => void (token = fresh) };
  const client = createClient(contract, overHttp({ base: `${url}/api`, credential, language: () => 'en-US' }));
  return Object.assign(client, { token: () => token });
}

export async function asRoot(product: Product) {
  const root = product.as();
  await root.account.login({ username: 'root', password: ROOT_PASSWORD });
  return root;
}

/** The password of accounts that tests make. */
export const PASSWORD = 'correct horse';
const SESSION_MS = 3_600_000;
let hashed: Promise<string> | undefined;

/** Adds an account and a session of it as the server stores them: without a mail, and with a password that is hashed once for all. */
export async function asNewUser(product: Product, username: string, role: RoleId = 1002): Promise<Api> {
  const email = `${username}@example.org`;
  const account = { username, usernameKey: usernameKeyOf(username), email, emailKey: emailKeyOf(email), role };
  const passwordHash = await (hashed ??= hashPassword(PASSWORD));
  const token = newToken();
  await product.database().transaction(async tx => {
    const userId = await createUser(tx, { ...account, passwordHash, lastLoginAt: new Date() });
    await tx.insert(sessions).values({ tokenHash: digest(token), userId, expiresAt: new Date(Date.now() + SESSION_MS) });
    await tx.insert(logins).values({ userId, ip: '127.0.0.1', userAgent: 'node' });
  });
  return product.as(token);
}

/** Registers with a code from the outbox, as a person does, and logs in. */
export async function asRegistered(product: Product, username: string) {
  const user = product.as();
  const email = `${username}@example.org`;
  await user.account.sendRegisterCode({ email });
  await user.account.register({ username, password: PASSWORD, email, code: await codeFor(product, email) });
  await user.account.login({ username, password: PASSWORD });
  return user;
}

/** The last code that was mailed to an address. */
export async function codeFor({ dataDir }: Pick<Product, 'dataDir'>, email: string): Promise<string> {
  const outbox = path.join(dataDir, 'outbox');
  return until(async () => {
    for (const file of (await readdir(outbox).catch(() => [])).toSorted().toReversed()) {
      if (!file.endsWith('.eml')) continue;
      const mail = await readFile(path.join(outbox, file), 'utf8');
      if (mail.includes(email)) return /^(\d{6})$/m.exec(mail)?.[1];
    }
  });
}
