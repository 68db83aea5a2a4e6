import { isIP } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { BUCKET_EXAMPLE, bucketAt } from './files/bucketPlace';
import { workspaceRoot } from './paths';

/* The environment variables that the product reads, with their rules and purposes. docs/settings.md is made of them. */

const url = (protocols: string[], example: string) =>
  z.string().refine(value => URL.canParse(value) && protocols.includes(new URL(value).protocol), `must look like ${example}`);

const whole = (what: string, most: number, least = 0) => {
  const wanted = `must be ${what} from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, wanted)
    .transform(Number)
    .refine(number => number >= least && number <= most, wanted);
};

const isOn = () => z.enum(['0', '1'], 'must be 0 or 1').transform(value => value === '1');

const LONGEST_SECRET = 200;
const ofLength = (least: number, most: number) => {
  const wanted = `must have ${least} to ${most} characters`;
  return z.string().min(least, wanted).max(most, wanted);
};

const place = () =>
  z
    .string()
    .min(1)
    .transform(given => path.resolve(given));

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (!version || rest.length) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

export const DEFAULT_DATA = path.join(workspaceRoot, '.data');

/** `meaning` is what an operator reads; `otherwise` is the default where it is no fixed value. */
const said = (meaning: string, otherwise?: string) => ({ meaning, otherwise });

const everySite = {
  PORT: whole('a port', 65_535).default(6688).meta(said('port to listen on; 0: any that is free')),
  HOST: z.string().min(1).default('127.0.0.1').meta(said('address to listen on; `0.0.0.0`: all of this machine')),
  OJ_DATA: place().default(DEFAULT_DATA).meta(said('folder of everything that is kept', '`.data` in the checkout')),
  OJ_ROOT_PASSWORD: ofLength(6, 20).optional().meta(said('password of `root` at the very first start', 'one is made and shown once')),
  OJ_STARTER: isOn().default(true).meta(said('`1`: the first start loads twelve problems, a training and an announcement')),
  OJ_SMTP: url(['smtp:', 'smtps:'], 'smtp://user:password@host:587')
    .optional()
    .meta(said('mail server', 'mails go to `outbox/` in the data folder')),
  OJ_MAIL_FROM: z
    .string()
    .min(3, 'must look like OJ <no-reply@example.org>')
    .default('OJ <no-reply@localhost>')
    .meta(said('sender of mails')),
  OJ_TRUSTED_PROXIES: z
    .string()
    .transform(text => text.split(',').map(each => each.trim()))
    .refine(all => all.every(isAddressOrNetwork), 'must look like 10.0.0.0/8,192.0.2.7')
    .default([])
    .meta(said('proxies on other machines, whose `X-Forwarded-For` is believed', 'those of this machine alone')),
};

const judging = {
  OJ_JUDGES: whole('a number of processes', 256)
    .default(Math.max(1, os.availableParallelism() - 1))
    .meta(said('judge processes of this machine', 'processors − 1, at least 1')),
  OJ_ALLOW_WEAK_SANDBOX: isOn()
    .default(false)
    .meta(said('`1`: judge also on sandbox level 4, where memory is not bounded exactly ([sandbox](sandbox.md))')),
  OJ_SUBMIT_INTERVAL: whole('a number of seconds', 3600).default(8).meta(said('seconds between two submissions of one user')),
  OJ_PCH: isOn()
    .default(true)
    .meta(said('`0`: no precompiled headers. They make C++ compile in less than half the time and take 0.9 GB of disk')),
  OJ_CACHE: place()
    .optional()
    .meta(said('folder of what judges can make again: compiled programs, test results of languages', '`cache` in the data folder')),
};

const severalMachines = {
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgresql://user:password@host/database')
    .optional()
    .meta(said('a PostgreSQL of yours, 15 or newer', 'a private one in the data folder')),
  OJ_UPGRADE: whole('a number of migrations', 9_999, 1)
    .optional()
    .meta(
      said(
        'with `DATABASE_URL`: there is a backup, and the database may be changed until it has had so many migrations. A start that needs it says the number ([upgrade](install.md#upgrade))',
        'only migrations that older processes can work beside',
      ),
    ),
  OJ_API: url(['http:', 'https:'], 'https://oj.example.org')
    .optional()
    .meta(said('on a machine of judges alone: address of the API, which has the test data')),
  OJ_JUDGE_SECRET: ofLength(16, LONGEST_SECRET)
    .optional()
    .meta(said('what judges of other machines show to fetch test data; the same on all', 'they may not')),
  OJ_REMOTE_KEY_FILE: place()
    .optional()
    .meta(
      said(
        'file with the key that seals passwords of accounts at other sites and secrets of second factors; the same on all machines',
        '`remote.key` in the data folder',
      ),
    ),
  OJ_FILES: z
    .string()
    .transform(bucketAt)
    .refine(bucket => bucket !== undefined, `must look like ${BUCKET_EXAMPLE}`)
    .optional()
    .meta(said('bucket for test data, pictures and attachments', 'the data folder')),
  OJ_FILES_KEY_ID: z.string().optional().meta(said('its key')),
  OJ_FILES_SECRET: z.string().optional().meta(said('and its secret')),
  OJ_FILES_CACHE: whole('a number of MB', 1_000_000_000).default(4_096).meta(said('MB of disk for copies of files of the bucket')),
  OJ_EVENTS: url(['redis:', 'rediss:'], 'redis://user:password@host:6379')
    .optional()
    .meta(said('a Redis or Valkey server that hands events on between API processes', 'PostgreSQL does it')),
};

const PRINT_EXAMPLE = '["lp","-d","hall","-t","{title}","-"]';

/** A program and its arguments; undefined when the text is no such list. */
function commandIn(text: string): readonly [string, ...string[]] | undefined {
  const read = z.tuple([z.string().min(1)], z.string()).safeParse(jsonIn(text));
  return read.data;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const printing = {
  OJ_PRINT_COMMAND: z
    .string()
    .transform(commandIn)
    .refine(command => command !== undefined, `must look like ${PRINT_EXAMPLE}`)
    .optional()
    .meta(
      said(
        'program that prints what stands at its standard input, with its arguments, as a JSON list ([printing](printing.md))',
        'organisers print in their browsers',
      ),
    ),
  OJ_PRINTER: z
    .string()
    .regex(/^\P{Cc}{1,40}$/u, 'must have 1 to 40 characters')
    .optional()
    .meta(said('name of that printer, as organisers read it')),
};

const rarely = {
  OJ_API_MEMORY: whole('a number of MB', 65_536, 128)
    .default(512)
    .meta(said('MB that the API may keep in memory; boards of large contests need more')),
  OJ_METRICS: z
    .string()
    .refine(text => URL.canParse(`http://${text}`) && /:\d{1,5}$/.test(text), 'must look like 127.0.0.1:9464')
    .transform(text => ({
      host: text.slice(0, text.lastIndexOf(':')).replace(/^\[|\]$/g, ''),
      port: Number(text.slice(text.lastIndexOf(':') + 1)),
    }))
    .optional()
    .meta(said('address at which numbers for Prometheus are served ([metrics](metrics.md))', 'nowhere')),
  OJ_REMOTE_BASES: z
    .string()
    .regex(/^([A-Z]{2,5}=https?:\/\/[^\s,]{1,200}(,|$)){1,7}$/, 'must look like HDU=http://127.0.0.1:8080,POJ=http://127.0.0.1:8081')
    .transform(text => Object.fromEntries(text.split(',').map(pair => pair.split('=', 2) as [string, string])))
    .optional()
    .meta(said('for tests only: other addresses of the sites of [remote judges](remote-judges.md)', 'the real ones')),
};

export const settingGroups = {
  'Every site': everySite,
  Judging: judging,
  'Several machines': severalMachines,
  'Printing in a hall': printing,
  Rarely: rarely,
};

export const Environment = z.object({ ...everySite, ...judging, ...severalMachines, ...printing, ...rarely });

/** Variables whose value may come from a file that `<name>_FILE` names, where too many see the environment of a process. */
export const secretNames = [
  'DATABASE_URL',
  'OJ_EVENTS',
  'OJ_FILES_KEY_ID',
  'OJ_FILES_SECRET',
  'OJ_JUDGE_SECRET',
  'OJ_ROOT_PASSWORD',
  'OJ_SMTP',
] as const;
