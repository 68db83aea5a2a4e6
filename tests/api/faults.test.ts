import { Status } from '@oj/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nameOf } from '../support/judged';
import { type Api, asRoot, type Product, startProduct } from '../support/product';
import { freePort } from '../support/freePort';
import { patiently } from '../support/patiently';
import { seededNumbers } from '../support/seed';
import { until } from '../support/until';
import { controlGroups, descendants } from '../judge/leftovers';

/** `npm run soak` kills often, and whom a seed chooses. */
const isSoak = process.env.OJ_SOAK === '1';
const SUBMISSIONS = isSoak ? 120 : 48;
const KILLS = isSoak ? 12 : 4;

/** The verdict each of them must get, whatever happens meanwhile. */
const programs = [
  [Status.accepted, 'a, b = map(int, input().split())\nprint(a + b)'],
  [Status.wrongAnswer, 'a, b = map(int, input().split())\nprint(a - b - 1)'],
  [Status.runtimeError, 'raise SystemExit(3)'],
  [Status.compileError, 'print('],
] as const;

type Victim = (command: string, pid: number) => boolean;

const victims: Record<string, Victim> = {
  judge: command => /\/judge\.js/.test(command),
  helper: isRunner,
  api: command => /\/api\.js/.test(command),
  database: command => /\/bin\/postgres -D/.test(command),
};

test('J29, W44, W45: judges, sandboxes, API and database are killed under submissions: none lost, none judged twice, none stuck', async () => {
  const product = await startProduct({ embedded: true, env: { OJ_CACHE: '', OJ_JUDGES: '2', PORT: String(await freePort()) } });
  const helpers = new Set<number>();
  const random = isSoak ? seededNumbers('victims') : () => 0;
  const kinds = Object.keys(victims);
  const killed: string[] = [];
  try {
    const handedIn: number[] = [];
    let refused: unknown;
    const sent = submitAll(product, handedIn).catch((reason: unknown) => (refused = reason));
    for (let i = 0; i < KILLS; i += 1) {
      const kind = kinds[i % kinds.length] ?? 'judge';
      for (const pid of below(product, isHelper)) helpers.add(pid);
      await until(() => {
        const found = below(product, victims[kind] ?? isRunner);
        return found.length > 0 && strike(found[random() % found.length] ?? 0);
      });
      killed.push(kind);
      const goal = Math.min(SUBMISSIONS, (SUBMISSIONS * (i + 1)) / KILLS - (random() % 4));
      await until(() => refused !== undefined || handedIn.length >= goal, 120_000);
    }
    await sent;
    expect(refused).toBeUndefined();
    const ids = handedIn;
    expect(ids.length).toBe(SUBMISSIONS);
    const root = await patiently(() => asRoot(product));
    await until(() => patiently(async () => (await verdicts(root, ids)).every(status => status < Status.pending)), 240_000);

    const { rows: failures } = await product.database().execute('select error_message from submissions where status = 4');
    expect(failures).toEqual([]);
    const statuses = await verdicts(root, ids);
    const wanted = ids.map((_, i) => nameOf(programs[i % programs.length]?.[0] ?? Status.pending));
    expect(statuses.map(status => nameOf(status))).toEqual(wanted);
    const { problemCount } = await root.problem.detail({ problemId: 'P1000' });
    const quarter = SUBMISSIONS / programs.length;
    expect(problemCount).toMatchObject({ total: SUBMISSIONS, ac: quarter, wa: quarter, re: quarter, ce: quarter, se: 0 });
    const { rows } = await product.database().execute('select count(*)::int as jobs from judge_jobs');
    expect(rows).toEqual([{ jobs: 0 }]);
    expect((await root.submission.list({ limit: 300 })).records.length).toBe(SUBMISSIONS);
    expect(killed.length).toBe(KILLS);
  } catch (reason) {
    throw new Error(`after the deaths of ${killed.join(', ')}: ${product.said()}`, { cause: reason });
  } finally {
    await product.stop();
  }
  const left = { processes: remains(product), groups: [...helpers].flatMap(pid => controlGroups(pid)) };
  expect(left, `after the deaths of ${killed.join(', ')}`).toEqual({ processes: [], groups: [] });
  await product.dispose();
}, 600_000);

/** Submits everything, each submission under a key of its own: a lost answer is asked for again and makes no second submission. */
async function submitAll(product: Product, ids: number[]) {
  const root = await patiently(() => asRoot(product));
  for (let i = 0; i < SUBMISSIONS; i += 1) {
    const code = `${programs[i % programs.length]?.[1]}\n# ${i}\n`;
    const draft = { pid: 'P1000', language: 'Python3', code, clientKey: crypto.randomUUID() };
    ids.push((await patiently(() => root.submission.submit(draft))).submitId);
  }
}

const verdicts = async (root: Api, ids: readonly number[]) => {
  const standings = await root.submission.statuses({ submitIds: [...ids] });
  return ids.map(id => standings[id]?.status ?? Status.pending);
};

/** Processes below the launcher, by what their command lines say. */
const below = ({ pid }: Product, isWanted: Victim) => descendants(pid).filter(each => isWanted(commandOf(each), each));

/**
 * The runner, its supervisors and its boxes, which all bear its name. So does a program for the moment before it becomes itself,
 * and no judge can tell who killed that one: it would rightly be a runtime error.
 */
function isRunner(command: string, pid: number) {
  const helper = parentOf(parentOf(parentOf(pid)));
  return command.includes('--serve') && !commandOf(helper).includes('--serve');
}

/** Groups are named after it; the numbers of the others are soon given out again. */
const isHelper: Victim = (command, pid) => isRunner(command, pid) && /\/judge\.js/.test(commandOf(parentOf(pid)));

function parentOf(pid: number) {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** False when it had ended by itself, as what belongs to the dead does. */
function strike(pid: number) {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

/** Processes that still work in the data folder, whatever their parent is. */
const remains = ({ dataDir }: Product) =>
  readdirSync('/proc').filter(name => /^\d+$/.test(name) && commandOf(Number(name)).includes(dataDir));

function commandOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
