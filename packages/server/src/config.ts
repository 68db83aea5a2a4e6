import { Inject } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { chosenNames, type ConnectionKind, connectionKinds, currentFile, readChosen } from './connectionFile';
import { ConfigError } from './configError';
import { DEFAULT_DATA, Environment, secretNames } from './environment';
import type { BucketPlace } from './files/bucketPlace';

export type Config = Readonly<{
  port: number;
  host: string;
  dataDir: string;
  /** What judges can make again: compiled programs, what is known of the languages. Judges of one machine may share it. */
  cacheDir: string;
  databaseUrl?: string;
  /** How many migrations the database may have had after an upgrade that no copy was made before. */
  upgradeTo?: number;
  /** A Redis or Valkey server that hands events on to the API processes; without it, PostgreSQL does. */
  eventsUrl?: string;
  /** Where files are; without it, in the data folder. */
  bucket?: BucketPlace | undefined;
  /** What says where these three are: a variable of the environment, or the file of the data folder; undefined: nothing does. */
  setBy: Readonly<Record<ConnectionKind, string | undefined>>;
  rootPassword?: string;
  starterSet: boolean;
  judgeCount: number;
  /** What the API may keep in its memory. */
  apiMemoryMb: number;
  smtpUrl?: string;
  mailFrom: string;
  /** Where a judge on another machine fetches test data. */
  apiUrl?: string;
  /** Shown by judges on other machines; without it nobody may fetch test data. */
  judgeSecret?: string;
  /** Whether to judge where memory and processes of a program cannot be bounded exactly. */
  allowWeakSandbox: boolean;
  /** Whether compilers get precompiled headers and the like, which take almost a gigabyte of disk. */
  compilerKits: boolean;
  /** Seconds between two submissions of one user. */
  submitIntervalS: number;
  /** Proxies whose word on the address of a caller is taken, besides those of this machine. */
  trustedProxies: string[];
  /** The key that seals the passwords of accounts at other sites. */
  remoteKeyFile: string;
  /** Where other sites are, instead of where they really are: for tests. */
  remoteBases: Readonly<Record<string, string>>;
  /** What prints for organisers of contests; without it, they print in their browsers. */
  printer?: Printer | undefined;
  /** Where numbers for operators are served, apart from the API. */
  metrics?: { host: string; port: number };
}>;

/** A command that prints a text at its standard input. */
export interface Printer {
  /** The program and its arguments. */
  command: readonly [string, ...string[]];
  name: string | undefined;
}

/** Every variable that the product reads. */
export const variableNames: readonly string[] = [...Object.keys(Environment.shape), ...secretNames.map(name => `${name}_FILE`)];

/** @throws ConfigError with a sentence for the operator. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const said = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { given, setBy } = withChosen(withSecrets(said), said);
  const { data, error } = Environment.safeParse(given);
  if (!data) {
    const [issue] = error.issues;
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message ?? 'is not valid'}.`);
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.OJ_DATA,
    cacheDir: data.OJ_CACHE ?? path.join(data.OJ_DATA, 'cache'),
    databaseUrl: data.DATABASE_URL,
    upgradeTo: data.OJ_UPGRADE,
    eventsUrl: data.OJ_EVENTS,
    bucket: bucketOf(data),
    setBy,
    rootPassword: data.OJ_ROOT_PASSWORD,
    starterSet: data.OJ_STARTER,
    judgeCount: data.OJ_JUDGES,
    apiMemoryMb: data.OJ_API_MEMORY,
    smtpUrl: data.OJ_SMTP,
    mailFrom: data.OJ_MAIL_FROM,
    apiUrl: data.OJ_API,
    judgeSecret: data.OJ_JUDGE_SECRET,
    allowWeakSandbox: data.OJ_ALLOW_WEAK_SANDBOX,
    compilerKits: data.OJ_PCH,
    submitIntervalS: data.OJ_SUBMIT_INTERVAL,
    trustedProxies: data.OJ_TRUSTED_PROXIES,
    remoteKeyFile: data.OJ_REMOTE_KEY_FILE ?? path.join(data.OJ_DATA, 'remote.key'),
    remoteBases: data.OJ_REMOTE_BASES ?? {},
    printer: data.OJ_PRINT_COMMAND && { command: data.OJ_PRINT_COMMAND, name: data.OJ_PRINTER },
    metrics: data.OJ_METRICS,
  };
}

function bucketOf({
  OJ_FILES: place,
  OJ_FILES_KEY_ID: keyId,
  OJ_FILES_SECRET: secret,
  OJ_FILES_CACHE: cacheMb,
}: z.infer<typeof Environment>) {
  if (!place) return undefined;
  if (!keyId || !secret) throw new ConfigError('OJ_FILES_KEY_ID and OJ_FILES_SECRET are needed: the bucket of OJ_FILES asks for them.');
  return { ...place, keyId, secret, cacheBytes: cacheMb * 2 ** 20 };
}

/** The environment, with the connections that the back office has chosen where the environment sets none. */
function withChosen(given: NodeJS.ProcessEnv, said: NodeJS.ProcessEnv) {
  const file = currentFile(path.resolve(given.OJ_DATA ?? DEFAULT_DATA));
  const chosen = chosenIn(file) ?? {};
  const filled = { ...given };
  const setBy: Record<ConnectionKind, string | undefined> = { database: undefined, events: undefined, files: undefined };
  for (const kind of connectionKinds) {
    const [name] = chosenNames[kind];
    if (given[name] !== undefined) setBy[kind] = said[name] === undefined ? `${name}_FILE` : name;
    else if (chosen[name] !== undefined) {
      setBy[kind] = file;
      for (const each of chosenNames[kind]) filled[each] ??= chosen[each];
    }
  }
  return { given: filled, setBy };
}

function chosenIn(file: string) {
  try {
    return readChosen(file);
  } catch (reason) {
    throw new ConfigError((reason as Error).message);
  }
}

/** Reads secrets from the files that `<name>_FILE` names. A value in the environment itself goes first. */
function withSecrets(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = { ...given };
  for (const name of secretNames) {
    const file = given[`${name}_FILE`];
    if (file !== undefined) read[name] ??= secretIn(file, name);
  }
  return read;
}

function secretIn(file: string, name: string): string {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret) return secret;
  } catch (reason) {
    throw new ConfigError(`${name}_FILE cannot be read: ${(reason as Error).message}.`);
  }
  throw new ConfigError(`${name}_FILE names an empty file: ${file}.`);
}

export const CONFIG = Symbol('config');
export const InjectConfig = () => Inject(CONFIG);
