import { setTimeout as pause } from 'node:timers/promises';
import { causesOf } from '../causes';
import { ConfigError } from '../configError';
import { type Config, readConfig } from '../config';
import { applyPendingConnections } from '../connectionFile';
import { type Database, openDatabase } from '../database/database';
import { applyMigrations, type Upgrade } from '../database/migrate';
import { claimBucket } from '../files/bucketOwner';
import { portFault, secondStartFault } from './beforehand.mjs';
import { makeDataFolder, refuseHalfRestored } from './dataFolder';
import { holdDataFolder } from './dataFolderLock';
import { type Child, keepRunning } from './children';
import { type DatabaseCopy, wayBackIn } from './databaseCopy';
import { memoryFlags } from './memory';
import { isSeeded, UNSEEN_PASSWORD } from './seeded';
import { isReadiness, judgesSentence, Languages, type Readiness } from './readiness';
import { REMOTE_OFF, REMOTE_ON } from '../remote/remoteSwitch';
import { postgresUrl } from '../database/embeddedUrl';
import { type EmbeddedPostgres, folderOf, isInitialised, startPostgres } from './postgres';
import { allowUpgrade, failedUpgrade, sayUpgraded, sayUpgrading, startWithCopy, UpgradeRefused } from './upgrade';
import { shown, welcome } from './welcome';

const CONNECT_ATTEMPTS = 5;
/** Another start at the same moment has the lock by then, or has looked whether anybody has it. */
const ANOTHER_START_S = 1;

/** Starts everything on this machine and says where it is; ends everything at SIGINT or SIGTERM. */
export async function startProduct() {
  // Whoever has built this first has counted from then on.
  const startedAt = Number(process.env.OJ_STARTED_AT) || Date.now();
  const { dataDir } = readConfig();
  makeDataFolder({ dataDir });
  applyPendingConnections(dataDir);
  const config = readConfig();
  refuseHalfRestored(config);
  const fault = (config.databaseUrl === undefined ? secondStartFault(dataDir) : undefined) ?? (await portFault(config));
  if (fault) throw new ConfigError(fault);
  // For as long as this process lives: also while PostgreSQL is stopped for a copy, or has ended by itself.
  if (config.databaseUrl === undefined) await holdDataFolder(dataDir, ANOTHER_START_S);
  const databaseUrl = config.databaseUrl ?? postgresUrl(config.dataDir);
  const prepared = Promise.withResolvers<void>();
  // What the environment or the file says, each process reads itself.
  const env: Record<string, string> = config.databaseUrl ? {} : { DATABASE_URL: databaseUrl };
  const remote = remoteWhenAsked(config, env);
  const api = keepRunning('api', { env, flags: memoryFlags.api(config), go: prepared.promise, onMessage: remote.heed });
  const judges: Child[] = [];
  const postgres = config.databaseUrl ? undefined : await keepPostgres(config);
  const ending = endOnSignal(
    () => [api, ...judges, ...remote.running()],
    async () => postgres?.stop(),
  );
  const rootPassword = await Promise.race([ending, prepareDatabase(databaseUrl, config, postgres?.copy)]).catch(reason => {
    // What was under way when the end came.
    if (ending.hasBegun()) return ending;
    throw reason;
  });
  prepared.resolve();

  const { port } = (await api.ready) as { port: number };
  judges.push(...startJudges(config, env));
  const url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  console.log(shown(welcome({ seconds: (Date.now() - startedAt) / 1000, url, rootPassword }), process.stdout));
  if (rootPassword) await noteShownPassword(databaseUrl);
  if (!config.smtpUrl) console.log(`[oj] no SMTP server is set (OJ_SMTP): mails go to ${config.dataDir}/outbox`);
  await sayJudges(judges);
}

/** Speaks with other sites for a database elsewhere. */
export async function joinAsRemote() {
  const config = readConfig();
  if (!config.databaseUrl) throw new ConfigError('DATABASE_URL is needed: what is to be sent stands there.');
  makeDataFolder(config);
  const remote = keepRunning('remote', { env: {}, flags: memoryFlags.remote(config) });
  void endOnSignal(
    () => [remote],
    async () => undefined,
  );
  await remote.ready;
  console.log('[oj] submissions to other sites are sent from here');
}

/** Judges for a database elsewhere. */
export async function joinAsJudge() {
  const config = readConfig();
  if (!config.databaseUrl) throw new ConfigError('DATABASE_URL is needed: a judge takes its work from there.');
  if (!config.apiUrl) throw new ConfigError('OJ_API is needed: a judge fetches test data from there.');
  if (!config.judgeSecret) throw new ConfigError('OJ_JUDGE_SECRET is needed: the same as the API has.');
  makeDataFolder(config);
  const judges = startJudges({ ...config, judgeCount: Math.max(1, config.judgeCount) }, {});
  void endOnSignal(
    () => judges,
    async () => undefined,
  );
  await sayJudges(judges);
}

/**
 * Applies migrations; at a first start makes the super admin and the starter set. Answers a password that was generated.
 * @param copy of the database, if one was made for an upgrade.
 */
export async function prepareDatabase(url: string, config: Config, copy?: DatabaseCopy) {
  const database = openDatabase(url, { connections: 3 });
  try {
    await upgrade(database, config, copy).catch(reason => {
      throw withSource(reason, config.setBy.database, 'database', 'DATABASE_URL');
    });
    await warnOfClock(database);
    await claimBucket(database, config).catch(reason => {
      throw withSource(reason, config.setBy.files, 'bucket of files', 'OJ_FILES');
    });
    if (await isSeeded(database, config)) return undefined;
    console.log(`[oj] first start: making the super admin${config.starterSet ? ' and the starter problems' : ''}`);
    const { createRoot, loadStarterSet } = await import('./firstStart');
    const rootPassword = await createRoot(database, config);
    await loadStarterSet(database, config);
    return rootPassword;
  } finally {
    await database.$client.end();
  }
}

async function upgrade(database: Database, config: Config, copy: DatabaseCopy | undefined) {
  const wayBack = config.databaseUrl ? undefined : wayBackIn(config.dataDir);
  let beganAt: number | undefined;
  const allow = (found: Upgrade) => {
    allowUpgrade(found, config, copy);
    if (!copy && beganAt === undefined) sayUpgrading(found);
    beganAt = performance.now();
  };
  const done = await retry(() => applyMigrations(database, { wayBack, allow })).catch(reason => {
    throw beganAt === undefined || reason instanceof ConfigError ? reason : failedUpgrade(reason);
  });
  if (done && beganAt !== undefined) sayUpgraded(done, performance.now() - beganAt, copy, config);
}

/** Largest difference of the clocks with which people can still log in. */
const CLOCK_TOLERANCE_S = 60;

async function warnOfClock({ $client }: Database) {
  const { rows } = await $client.query<{ now: Date }>('select now()');
  const seconds = Math.round(Math.abs((rows[0]?.now.getTime() ?? 0) - Date.now()) / 1000);
  if (seconds > CLOCK_TOLERANCE_S)
    console.error(
      `[oj] THE CLOCKS of this machine and of the database are ${seconds} s apart: nobody may be able to log in. Synchronise both (NTP).`,
    );
}

/** Adds to an error which file of the back office holds the value that cannot be used, and which variable overrules it. */
function withSource(reason: unknown, source: string | undefined, what: string, variable: string) {
  if (!source || source.startsWith(variable) || reason instanceof UpgradeRefused) return reason;
  const words = reason instanceof Error ? causesOf(reason).at(-1)?.message : String(reason);
  return new ConfigError(`${words}. The ${what} was chosen in the back office: remove ${source}, or set ${variable}, which overrules it.`);
}

/**
 * Marks the password as shown: otherwise another start makes a new one. A database that ends at this moment takes nothing else with it, and
 * is waited for.
 */
const noteShownPassword = (url: string) =>
  untilDone(async () => {
    const database = openDatabase(url, { connections: 1 });
    await database.$client.query('delete from settings where name = $1', [UNSEEN_PASSWORD]).finally(() => database.$client.end());
  });

/** A database of yours may still be starting itself. */
async function retry<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let left = CONNECT_ATTEMPTS; ; left--) {
    try {
      return await attempt();
    } catch (reason) {
      if (left <= 1 || reason instanceof ConfigError) throw reason;
      await pause(500);
    }
  }
}

/** The embedded PostgreSQL; should it end by itself, it is started again at the same address, for as long as it takes. */
async function keepPostgres(config: Config) {
  const { server, copy } = await startWithCopy(config);
  let current = server;
  let stopping = false;
  const keep = async () => {
    for (;;) {
      await current.ended;
      if (stopping) return;
      console.error('[oj] PostgreSQL ended; starting it again');
      current = await startAgain(config.dataDir);
    }
  };
  void keep();
  return {
    copy,
    stop: () => {
      stopping = true;
      return current.stop();
    },
  };
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Tries again for as long as it takes. What fails may do so at once, and for long: pauses grow. */
async function untilDone<Result>(attempt: () => Promise<Result>, tell?: (reason: unknown, pauseMs: number) => void): Promise<Result> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await attempt();
    } catch (reason) {
      tell?.(reason, pauseMs);
      await pause(pauseMs);
    }
  }
}

/** A database whose files are away is waited for, and no other is made. */
const startAgain = (dataDir: string): Promise<EmbeddedPostgres> =>
  untilDone(
    async () => {
      if (!isInitialised(dataDir)) throw new Error(`there is no database in ${folderOf(dataDir)}`);
      return startPostgres(dataDir);
    },
    (reason, pauseMs) => {
      const words = reason instanceof Error ? reason.message : String(reason);
      console.error(`[oj] PostgreSQL does not start; it is tried again in ${pauseMs / 1000} s: ${words}`);
    },
  );

function startJudges(config: Config, shared: Record<string, string>) {
  const languages = new Languages();
  const onMessage = (message: unknown) => {
    for (const sentence of isReadiness(message) ? languages.hear(message) : []) console.log(`[oj] ${sentence}`);
  };
  return Array.from({ length: config.judgeCount }, (_, i) =>
    keepRunning('judge', { env: { ...shared, OJ_JUDGE_NUMBER: String(i + 1) }, flags: memoryFlags.judge(config), onMessage }),
  );
}

/** The process that speaks with other sites: it runs while the API says that one is switched on. */
function remoteWhenAsked(config: Config, env: Record<string, string>) {
  let current: Child | undefined;
  return {
    running: () => (current ? [current] : []),
    heed: (message: unknown) => {
      if (message !== REMOTE_ON && message !== REMOTE_OFF) return;
      const before = current;
      if ((message === REMOTE_ON) === (before !== undefined)) return;
      current = before ? undefined : keepRunning('remote', { env, flags: memoryFlags.remote(config) });
      current?.ready.catch(() => undefined);
      void before?.stop();
    },
  };
}

async function sayJudges(judges: Child[]) {
  if (!judges.length) return console.log('[oj] no judge here (OJ_JUDGES=0): submissions wait for one elsewhere');
  const settled = await Promise.allSettled(judges.map(judge => judge.ready));
  const started = settled.flatMap(each => (each.status === 'fulfilled' ? [each.value as Readiness] : []));
  const { text, isFault } = judgesSentence(started, judges.length);
  console[isFault ? 'error' : 'log'](`[oj] ${text}`);
}

/** A Ctrl-C arrives twice at once: from the terminal, and from the process that has started the launcher. */
const SAME_PRESS_MS = 1_000;
const QUIET_STOP_MS = 500;

/** Ends everything in order when the launcher is asked to. What it gives never resolves: with the end, the process is over. */
function endOnSignal(children: () => Child[], last: () => Promise<void>): Promise<never> & { hasBegun: () => boolean } {
  let begunAt: number | undefined;
  const waitingFor: string[] = [];
  const tell = () => console.log(`[oj] stopping; still at work: ${[...new Set(waitingFor)].join(', ')}`);
  const stop = async (name: string, stopping: Promise<void>) => {
    waitingFor.push(name);
    await stopping;
    waitingFor.splice(waitingFor.indexOf(name), 1);
  };
  const end = async () => {
    if (begunAt !== undefined) {
      if (performance.now() - begunAt > SAME_PRESS_MS) tell();
      return;
    }
    begunAt = performance.now();
    setTimeout(tell, QUIET_STOP_MS).unref();
    await Promise.all(children().map(child => stop(child.name, child.stop())));
    await stop('PostgreSQL', last());
    process.exit(0);
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  return Object.assign(new Promise<never>(() => undefined), { hasBegun: () => begunAt !== undefined });
}
