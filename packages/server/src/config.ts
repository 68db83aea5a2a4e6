import { Inject } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { chosenNames, type ConnectionKind, connectionKinds, currentFile, readChosen } from './connectionFile';
import { BUCKET_EXAMPLE, type BucketPlace, bucketAt } from './files/bucketPlace';
import { workspaceRoot } from './paths';

const url = (protocols: string[], example: string) =>
  z.string().refine(value => URL.canParse(value) && protocols.includes(new URL(value).protocol), `must look like ${example}`);
const whole = (most: number, what: string) => {
  const wanted = `must be ${what} from 0 to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, wanted)
    .transform(Number)
    .refine(number => number <= most, wanted);
};

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (!version || rest.length) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const DEFAULT_DATA = path.join(workspaceRoot, '.data');

const Environment = z.object({
  PORT: whole(65_535, 'a port').default(6688),
  HOST: z.string().min(1).default('127.0.0.1'),
  OJ_DATA: z
    .string()
    .min(1)
    .transform(folder => path.resolve(folder))
    .default(DEFAULT_DATA),
  OJ_CACHE: z
    .string()
    .min(1)
    .transform(folder => path.resolve(folder))
    .optional(),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgresql://user:password@host/database').optional(),
  OJ_EVENTS: url(['redis:', 'rediss:'], 'redis://user:password@host:6379').optional(),
  OJ_FILES: z
    .string()
    .transform(bucketAt)
    .refine(place => place !== undefined, `must look like ${BUCKET_EXAMPLE}`)
    .optional(),
  OJ_FILES_KEY_ID: z.string().optional(),
  OJ_FILES_SECRET: z.string().optional(),
  OJ_FILES_CACHE: whole(1_000_000_000, 'a number of MB').default(4_096),
  OJ_ROOT_PASSWORD: z.string().min(6, 'must have 6 to 20 characters').max(20, 'must have 6 to 20 characters').optional(),
  OJ_STARTER: z
    .enum(['0', '1'], 'must be 0 or 1')
    .transform(value => value === '1')
    .default(true),
  OJ_JUDGES: whole(256, 'a number of processes').default(Math.max(1, os.availableParallelism() - 1)),
  OJ_API_MEMORY: whole(65_536, 'a number of MB')
    .refine(mb => mb >= 128, 'must be at least 128')
    .default(512),
  OJ_SMTP: url(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  OJ_MAIL_FROM: z.string().min(3).default('OJ <no-reply@localhost>'),
  OJ_API: url(['http:', 'https:'], 'https://oj.example.org').optional(),
  OJ_JUDGE_SECRET: z.string().min(16, 'must have 16 to 200 characters').max(200, 'must have 16 to 200 characters').optional(),
  OJ_ALLOW_WEAK_SANDBOX: z
    .enum(['0', '1'], 'must be 0 or 1')
    .transform(value => value === '1')
    .default(false),
  OJ_PCH: z
    .enum(['0', '1'], 'must be 0 or 1')
    .transform(value => value === '1')
    .default(true),
  OJ_METRICS: z
    .string()
    .refine(text => URL.canParse(`http://${text}`) && /:\d{1,5}$/.test(text), 'must look like 127.0.0.1:9464')
    .transform(text => ({
      host: text.slice(0, text.lastIndexOf(':')).replace(/^\[|\]$/g, ''),
      port: Number(text.slice(text.lastIndexOf(':') + 1)),
    }))
    .optional(),
  OJ_REMOTE_KEY_FILE: z
    .string()
    .min(1)
    .transform(file => path.resolve(file))
    .optional(),
  OJ_REMOTE_BASES: z
    .string()
    .regex(/^([A-Z]{2,5}=https?:\/\/[^\s,]{1,200}(,|$)){1,7}$/, 'must look like HDU=http://127.0.0.1:8080,POJ=http://127.0.0.1:8081')
    .transform(text => Object.fromEntries(text.split(',').map(pair => pair.split('=', 2) as [string, string])))
    .optional(),
  OJ_TRUSTED_PROXIES: z
    .string()
    .transform(text => text.split(',').map(each => each.trim()))
    .refine(all => all.every(isAddressOrNetwork), 'must look like 10.0.0.0/8,192.0.2.7')
    .default([]),
  OJ_SUBMIT_INTERVAL: whole(3600, 'a number of seconds').default(8),
});

export type Config = Readonly<{
  port: number;
  host: string;
  dataDir: string;
  /** What judges can make again: compiled programs, what is known of the languages. Judges of one machine may share it. */
  cacheDir: string;
  databaseUrl?: string;
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
  /** Where numbers for operators are served, apart from the API. */
  metrics?: { host: string; port: number };
}>;

/** A value of the environment that the product cannot start with. */
export class ConfigError extends Error {}

/** May stand in a file that `<name>_FILE` names, where the environment of a process is seen by too many. */
export const secretNames = [
  'DATABASE_URL',
  'OJ_EVENTS',
  'OJ_FILES_KEY_ID',
  'OJ_FILES_SECRET',
  'OJ_JUDGE_SECRET',
  'OJ_ROOT_PASSWORD',
  'OJ_SMTP',
] as const;

/** Every variable that the product reads. */
export const variableNames: readonly string[] = [...Object.keys(Environment.shape), ...secretNames.map(name => `${name}_FILE`)];

/** @throws ConfigError with a sentence for who set the environment. */
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

/** With what the back office has chosen and the environment does not set. */
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

/** A value of its own goes before that of a file. */
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
