// Runs steps of which a user sees only that they are running, and how long they took.
import fs from 'node:fs';
import path from 'node:path';
import { tools } from './environment.mjs';
import { attempt } from './processes.mjs';
import { begin, showsAll } from './screen.mjs';

const TAIL_LINES = 40;
const TAIL_BYTES = 4_096;
const LONGEST_NAME = 60;
const WATCH_MS = 1_000;
const causes = [
  {
    words: /\b(ENOTFOUND|EAI_AGAIN|ENETUNREACH)\b|\bdns error\b/,
    sentence: 'there is no network, and the first start needs one, as does an upgrade; more is',
  },
  { words: /\bENOSPC\b/, sentence: 'there is no room left on the disk; more is' },
];

/** A step failed. Its output is in a file, unless it was shown already. */
export class StepFailed extends Error {
  constructor(what, log) {
    const said = log ? fs.readFileSync(log, 'utf8').trimEnd() : '';
    const cause = causes.find(({ words }) => words.test(said))?.sentence;
    super(log ? `${what} failed: ${cause ?? 'everything that it said is'} in ${path.relative(process.cwd(), log)}` : `${what} failed.`);
    this.lines = said.split('\n');
    /** Part of the output that is shown: nothing, if a sentence says everything. */
    this.tail = cause ? '' : this.lines.slice(-TAIL_LINES).join('\n');
  }
}

/**
 * Runs a step. `progressIn` finds in the last that it printed how far it is, from 0 to 1; `isHopelessIn`, that it will come to nothing, and
 * is to be ended. @throws StepFailed
 */
export async function quietly(what, command, args, { progressIn, isHopelessIn = () => false, ...options } = {}) {
  const log = showsAll() ? undefined : logOf(what);
  const file = log ? fs.openSync(log, 'w+') : 'inherit';
  const end = begin(what, log && progressIn && (() => progressIn(endOf(file))));
  const hopeless = new AbortController();
  const watch = log && setInterval(() => isHopelessIn(endOf(file)) && hopeless.abort(), WATCH_MS);
  let isWell = false;
  try {
    const { code } = await attempt(command, args, { ...options, stdio: ['ignore', file, file], killed: hopeless.signal });
    isWell = code === 0;
    if (!isWell) throw new StepFailed(what, log);
  } finally {
    clearInterval(watch);
    end(isWell);
    if (log) fs.closeSync(file);
  }
}

function logOf(what) {
  const logs = path.join(tools, 'logs');
  fs.mkdirSync(logs, { recursive: true });
  return path.join(logs, `${what.replaceAll(/\W+/g, '-').slice(0, LONGEST_NAME)}.log`);
}

function endOf(file) {
  const { size } = fs.fstatSync(file);
  const bytes = Buffer.alloc(Math.min(size, TAIL_BYTES));
  fs.readSync(file, bytes, 0, bytes.length, size - bytes.length);
  return bytes.toString();
}
