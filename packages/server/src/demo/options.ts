import { parseArgs } from 'node:util';
import { ConfigError } from '../configError';

export interface DemoOptions {
  /** Same seed and same time: same rows. */
  seed: number;
  /** The present of the demo: its year ends here, its contests run around it. */
  now: Date;
  /** Share of the users, submissions and teams. */
  scale: number;
  /** Password of all users of the demo. Undefined: nobody can log in as one of them. */
  password?: string;
}

export const HELP = `node scripts/oj.mjs demo [options]

Fills an empty site with users, problems, a year of submissions, contests in every phase, and two schools.
Works on the database that "start" works on: the private one, running or not, or that of DATABASE_URL.

  --seed N          another demo for another whole number; default 1
  --now ISO         where its year ends and around which its contests run, such as 2030-05-01T12:00:00Z; default: now
  --scale X         0.02 to 5: how many users, submissions and teams; 1 is 300, 20,000 and 40 to 120; default 1
  --password WORDS  password of all its users and of its closed contest, 6 to 20 characters; without it they admit nobody
  --help            this text

Everything is stored in one transaction: after a run that was broken off the site is still empty.
Exit codes: 0 done, 1 failed, 2 the site is not empty.`;

const MOST_SEED = 1_000_000;
const LEAST_SCALE = 0.02;
const MOST_SCALE = 5;

/** Undefined: help is wanted. @throws ConfigError for what cannot be meant. */
export function readOptions(args: string[], clock: Date): DemoOptions | undefined {
  const given = readArguments(args);
  if (given.help) return undefined;
  const seed = Number(given.seed ?? 1);
  if (!Number.isInteger(seed) || seed < 0 || seed > MOST_SEED)
    throw new ConfigError(`--seed must be a whole number from 0 to ${MOST_SEED}.`);
  const scale = Number(given.scale ?? 1);
  if (!(scale >= LEAST_SCALE && scale <= MOST_SCALE))
    throw new ConfigError(`--scale must be a number from ${LEAST_SCALE} to ${MOST_SCALE}.`);
  const now = given.now === undefined ? clock : new Date(given.now);
  if (Number.isNaN(now.getTime())) throw new ConfigError('--now must be a time such as 2030-05-01T12:00:00Z.');
  const { password } = given;
  if (password !== undefined && (password.length < 6 || password.length > 20))
    throw new ConfigError('--password must have 6 to 20 characters.');
  return { seed, scale, now: new Date(Math.floor(now.getTime() / 1000) * 1000), ...(password !== undefined && { password }) };
}

function readArguments(args: string[]) {
  const text = { type: 'string' } as const;
  const options = { seed: text, now: text, scale: text, password: text, help: { type: 'boolean', short: 'h' } } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch (reason) {
    throw new ConfigError(`${reason instanceof Error ? reason.message : String(reason)} (see demo --help)`);
  }
}
