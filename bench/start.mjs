// How long a second start takes: from `npm start` in a built checkout, on a data folder that is there, to the first answered request, and
// when its parts begin. `node scripts/oj.mjs exec node bench/start.mjs`
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { median, note, report, sized, until } from './figures.mjs';
import { buildProduct, cpuMsOf, descendantsOf, startOnce } from './product.mjs';

const ROUNDS = sized(7, 1);
const BAR_S = 1.5;
/** The processes of a start in their order, each with what its command line has in it. */
const PARTS = { scripts: 'oj.mjs', launcher: 'main.js', API: 'api.js', PostgreSQL: '/bin/postgres' };

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-bench-'));
buildProduct();
await startOnce(folder);
// The first start reads the files from the disk; later ones find them in memory.
await startSeconds();
const rounds = [];
while (rounds.length < ROUNDS) rounds.push(await startSeconds());
fs.rmSync(folder, { recursive: true });

const of = name => median(rounds.map(each => each[name]));
for (const name of Object.keys(PARTS)) note(`${name} begins after ${of(name).toFixed(2)} s`);
note(`the address is printed after ${of('said').toFixed(2)} s`);
note(`by then processors have worked for ${of('cpu').toFixed(2)} s, which other work on this machine changes less`);
report('npm start on an existing data folder, to the first answered request', of('answered'), 'most', BAR_S, 's');

async function startSeconds() {
  const env = { ...process.env, OJ_DATA: path.join(folder, 'data'), PORT: '0' };
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const child = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const end = () => process.kill(-child.pid, 'SIGINT');
  // A measurement that fails leaves nothing running.
  process.once('exit', end);
  let printed = '';
  let said;
  child.stdout.on('data', chunk => {
    printed += chunk;
    if (printed.includes('ready in')) said ??= seconds();
  });
  const url = await until(() => /ready in .*: (http:\S+)/.exec(printed)?.[1]);
  await until(async () => (await fetch(`${url}/api/health`)).ok);
  const times = { said, answered: seconds(), cpu: cpuMsOf(child.pid) / 1000 };
  const processes = descendantsOf(child.pid);
  for (const [name, word] of Object.entries(PARTS)) times[name] = processes.find(({ words }) => words.includes(word))?.begunAfter;
  const ended = new Promise(resolve => child.once('exit', resolve));
  process.off('exit', end);
  end();
  await ended;
  return times;
}
