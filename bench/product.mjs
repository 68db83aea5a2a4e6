import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { until } from './figures.mjs';

/** Password of root. */
export const PASSWORD = 'only-for-tests';
const JUDGED_BELOW = 5;

const { Pool } = createRequire(path.resolve('packages/server/package.json'))('pg');

const { runnerImport } = createRequire(path.resolve('package.json'))('vite');
/** Loads a module of the sources, which need not be built. */
export const loadSource = async file => (await runnerImport(path.resolve(file), { logLevel: 'error' })).module;

/** Builds what has changed since the last build. `OJ_BUILT` says that this was done already. */
export function buildProduct() {
  if (!process.env.OJ_BUILT) execFileSync(process.execPath, ['scripts/oj.mjs', 'build'], { stdio: 'inherit' });
}

/** Opens the database of a product as the superuser. */
export function openDatabase(folder) {
  const socketFolder = fs.readFileSync(path.join(folder, 'data/postgres/postmaster.pid'), 'utf8').split('\n')[4];
  return new Pool({ connectionString: `postgresql://oj@localhost/postgres?host=${encodeURIComponent(socketFolder)}` });
}

/** Logins of measurements need no slide. */
async function skipSlides(folder) {
  const database = openDatabase(folder);
  await database.query(`insert into settings values ('switches', '{"slideOnlyAfterFailures": true}') on conflict (name) do nothing`);
  await database.end();
}

/** Fills the folder with a copy of the data folder `OJ_SEEDED`, in which the password is that of tests. Says whether there is one. */
function copySeeded(dataDir) {
  if (!process.env.OJ_SEEDED) return false;
  if (!fs.existsSync(dataDir)) execFileSync('cp', ['-a', process.env.OJ_SEEDED, dataDir]);
  return true;
}

/** Leaves the data of a first start in the folder. */
export async function startOnce(folder, environment) {
  if (!copySeeded(path.join(folder, 'data'))) await (await startProduct(folder, environment)).stop();
}

/** The built product on a free port, its data in the folder, which begins with what a first start leaves: address, and how to stop it. */
export async function startProduct(folder, environment = {}) {
  const dataDir = path.join(folder, 'data');
  copySeeded(dataDir);
  const env = {
    ...process.env,
    OJ_DATA: dataDir,
    OJ_ROOT_PASSWORD: PASSWORD,
    OJ_SUBMIT_INTERVAL: '0',
    PORT: '0',
    ...environment,
  };
  // These flags are the ones with which scripts/oj.mjs starts the product.
  const flags = ['--max-semi-space-size=1', '--max-old-space-size=128'];
  const child = spawn(process.execPath, [...flags, 'packages/server/dist/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  // A measurement that fails leaves nothing running.
  process.once('exit', () => child.kill());
  let said = '';
  child.stdout.on('data', chunk => (said += chunk));
  const url = await until(() => /ready in .*: (http:\S+)/.exec(said)?.[1]);
  await until(async () => (await fetch(`${url}/api/health`)).ok);
  if (!env.DATABASE_URL) await skipSlides(folder);
  const stop = () => new Promise(resolve => child.once('exit', resolve) && child.kill('SIGTERM'));
  return { url, pid: child.pid, stop };
}

const TICK_MS = 10;

/** Every process of this machine: its ticks of processor time, and the tick at which it began. */
const processesOfMachine = () =>
  fs.readdirSync('/proc').flatMap(name => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = fs.readFileSync(`/proc/${name}/stat`, 'utf8');
      const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return [{ pid: Number(name), parent: Number(parent), ticks: Number(rest[9]) + Number(rest[10]), begun: Number(rest[17]) }];
    } catch {
      return [];
    }
  });

/** Processor time of a process and its descendants, including its database, in ms: what the work costs on an idle machine. */
export function cpuMsOf(root) {
  const processes = processesOfMachine();
  const of = pid => processes.filter(({ parent }) => parent === pid).reduce((sum, child) => sum + child.ticks + of(child.pid), 0);
  return (of(root) + (processes.find(({ pid }) => pid === root)?.ticks ?? 0)) * TICK_MS;
}

/** Descendants of a process: their command lines, and how many seconds after that process each has begun. */
export function descendantsOf(root) {
  const processes = processesOfMachine();
  const { begun: first } = processes.find(({ pid }) => pid === root);
  const below = pid => processes.filter(({ parent }) => parent === pid).flatMap(child => [child, ...below(child.pid)]);
  return below(root).map(({ pid, begun }) => ({
    words: fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
    begunAfter: ((begun - first) * TICK_MS) / 1000,
  }));
}

/** Asks the API and throws when it refuses, so that only answers are measured. */
export async function call(url, method, address, body, token = '') {
  const response = await fetch(`${url}/api${address}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: token },
    body: body && JSON.stringify(body),
  });
  const { data, msg } = await response.json();
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${msg}`);
  return { token: response.headers.get('authorization'), data };
}

/** Logs in as root, once the product knows that logins need no slide. @returns the token. */
export const loginAsRoot = ({ url }) =>
  until(async () => {
    const answer = await call(url, 'POST', '/login', { username: 'root', password: PASSWORD }).catch(reason => {
      if (!/slide/.test(reason.message)) throw reason;
    });
    return answer?.token;
  });

/** Logs in as root once there is a judge. */
export async function enter(product) {
  await until(async () => (await call(product.url, 'GET', '/health')).data.judges > 0);
  return loginAsRoot(product);
}

export async function submit(url, token, code) {
  const { data } = await call(url, 'POST', '/submit-problem-judge', { pid: 'P1000', language: 'C++ 17', code }, token);
  return data.submitId;
}

export const standingOf = (url, submitId) =>
  until(async () => {
    const { data } = await call(url, 'POST', '/check-submissions-status', { submitIds: [submitId] });
    return data[submitId].status < JUDGED_BELOW && data[submitId];
  });

export const verdict = async (url, token, code) => standingOf(url, await submit(url, token, code));

const childrenOf = pid => fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
const programOf = pid => /dist[\w-]*\/(main|api|judge)\.js/.exec(fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.[1];

/** The launcher and its descendants, each with the program that it runs. */
export const processesOf = pid => [pid, ...childrenOf(pid)].map(each => ({ pid: each, program: programOf(each) }));

/** Share of a process in the machine's memory (PSS), in MB. */
export const pssMb = pid => Number(/^Pss:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
