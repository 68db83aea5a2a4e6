// Every command of package.json: brings the toolchain, installs, builds what changed, runs.
import fs from 'node:fs';
import path from 'node:path';
import { makeArchive } from './archive.mjs';
import { audit } from './audit.mjs';
import { changedFiles, reachedBy } from './changed.mjs';
import { whenChanged, whenNotBuilt } from './fresh.mjs';
import { isRelease, root } from './environment.mjs';
import { sentenceOf } from './failures.mjs';
import { forOperators, helpText, wantsHelp } from './help.mjs';
import { chromiumFor, findChromium, prepareSystem } from './system.mjs';
import { prepareStore } from './packageStore.mjs';
import { address, preflight } from './preflight.mjs';
import { Ended, endRunning, fail, Interrupted, run, watchSignals } from './processes.mjs';
import { answerMeanwhile } from './progressPage.mjs';
import { publishOnce } from './publishOnce.mjs';
import { writeQueries } from './queries.mjs';
import { runBuilt, serverFolder, SMALL_HEAP } from './runBuilt.mjs';
import { showAll } from './screen.mjs';
import { quietly } from './steps.mjs';
import { testRun } from './testRun.mjs';
import { prepareToolchain } from './toolchain.mjs';
import { writeLockfiles } from './writeLockfiles.mjs';

const startedAt = Date.now();
const [command = 'start', ...words] = process.argv.slice(2);
/** Whether `--verbose` asks for the output of all steps. Other commands read their options themselves. */
const isVerbose = ['start', 'build'].includes(command) && words.includes('--verbose');
const rest = isVerbose ? words.filter(word => word !== '--verbose') : words;
const pnpm = (...args) => run('pnpm', args);
const buildOf = (name, what = `@oj/${name}`, options = []) =>
  quietly(`building ${what}`, 'pnpm', ['--filter', `@oj/${name}`, 'build', ...options]);
const server = (...words) => runBuilt(SMALL_HEAP, words, { OJ_STARTED_AT: String(startedAt) });

const build = {
  app: () =>
    whenNotBuilt(
      { name: 'app', inputs: ['packages/app', 'packages/judge-ui', 'packages/ui', 'packages/contract', 'pnpm-lock.yaml'] },
      folder => buildOf('app', 'the pages', ['--outDir', folder]),
    ),
  server: () =>
    whenNotBuilt(
      {
        name: 'server',
        inputs: [
          'packages/server/src',
          'packages/server/vite.config.ts',
          'packages/contract',
          'packages/judge-ui/src/problem',
          'packages/ui/src',
          'pnpm-lock.yaml',
        ],
      },
      folder => buildOf('server', 'the server', ['--outDir', folder]),
    ),
  client: () =>
    whenChanged(
      { name: 'client', inputs: ['packages/client', 'packages/contract', 'pnpm-lock.yaml'], output: 'packages/client/dist' },
      () => buildOf('client'),
    ),
  /** Builds the Storybook. `NODE_ENV=test` puts the development build of React in it, whose effects play functions can wait for. */
  storybook: (env = {}) =>
    whenChanged(
      {
        name: 'storybook',
        inputs: ['.storybook', 'packages/judge-ui', 'packages/ui', 'packages/contract', 'pnpm-lock.yaml'],
        output: 'storybook-static',
      },
      () => quietly('building the Storybook', 'storybook', ['build', '-o', 'storybook-static', '--quiet'], { env }),
    ),
  ui: () => whenChanged({ name: 'ui', inputs: ['packages/ui', 'pnpm-lock.yaml'], output: 'packages/ui/dist' }, () => buildOf('ui')),
};
/** Runs a command of operators with as much memory as it needs. */
const operate = async () => {
  await build.server();
  await runBuilt([], [command, ...rest]);
};
const buildPackages = async () => (await build.ui(), build.client());
const buildAll = () => Promise.all([build.app(), build.server()]);

const withChromium = () => ({ CHROMIUM: chromiumFor('The tests') });

const vitest = (args, env = {}) => run('vitest', ['run', ...args], { env: { ...(needsMore && withChromium()), ...env } });
const visual = env => vitest(['--project', 'visual', ...rest], env);

/** Checks types with the native compiler; programs that read types as data (the tables of props, the API report) use the other one. */
const checkTypes = async () => {
  for (const folder of ['.', ...['contract', 'ui', 'judge-ui', 'client', 'app', 'server'].map(name => `packages/${name}`)])
    await run('node', ['node_modules/typescript-native/bin/tsc', '-p', folder]);
};
async function checkWords() {
  await run('oxlint', ['--deny-warnings']);
  await run('oxfmt', ['--check']);
  await run('knip', []);
}
const check = async () => (await checkWords(), checkTypes());

/** Everything that must hold: what fails soonest first, then all tests. What stories do is seen where they are photographed. */
async function test() {
  if (rest.length) return (await Promise.all([buildAll(), build.client()]), vitest(rest));
  await checkWords();
  // Two run at a time, since most of them use one core.
  await Promise.all([checkTypes().then(buildAll), build.storybook({ NODE_ENV: 'test' }), buildPackages()]);
  return testRun(['--project', '!stories'], withChromium());
}

/** Types, lint and the tests that a change reaches: for the minutes between two edits. `npm test` has the last word. */
async function testChanged() {
  const files = changedFiles(rest[0]);
  const { sources, outside, stories } = reachedBy(files);
  console.log(`[oj] ${files.length} files have changed`);
  await run('oxlint', ['--deny-warnings']);
  await run('oxfmt', ['--check', ...files.filter(file => /\.(m?[jt]sx?)$/.test(file))]);
  await Promise.all([checkTypes(), outside.length && buildAll()]);
  if (sources.length) await run('vitest', ['related', '--run', '--project', 'unit', '--passWithNoTests', ...sources]);
  if (outside.length) await vitest(outside);
  if (stories.length) await vitest(['--project', 'stories', ...stories]);
}

/** What `soak` plays in place of kills by chance. */
const soakBenches = { hostile: 'bench/hostile.mjs', contest: 'bench/contestDay.mjs' };

/**
 * Kills by chance for as long as is wanted; each round prints its seed, which repeats it. With --hostile fifty honest users beside callers who
 * mean harm, in place of the kills; with --contest a day of a contest.
 */
async function soak() {
  const wish = name => Number(rest[rest.indexOf(`--${name}`) + 1] ?? NaN);
  const minutes = rest.includes('--minutes') ? wish('minutes') : 10;
  const first = rest.includes('--seed') ? wish('seed') : Date.now() % 1_000_000;
  if (!(minutes > 0) || !Number.isInteger(first)) fail('Usage: npm run soak -- [--hostile | --contest] --minutes N --seed S');
  await Promise.all([buildAll(), build.client()]);
  const bench = Object.entries(soakBenches).find(([name]) => rest.includes(`--${name}`));
  if (bench) return run('node', [bench[1], String(minutes), String(first)], { env: { OJ_BUILT: '1' } });
  const end = Date.now() + minutes * 60_000;
  for (let seed = first; seed === first || Date.now() < end; seed += 1)
    await vitest(['--project', 'soak'], { OJ_SOAK: '1', SEED: String(seed) });
}

async function develop() {
  await build.server();
  // This folder changes all the time, so it is not kept as a version.
  const folder = path.join(serverFolder, 'dist-watched');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.cpSync(path.join(serverFolder, 'dist'), folder, { recursive: true, dereference: true });
  await Promise.all([
    run('vite', ['build', '--watch', '--logLevel', 'warn', '--outDir', folder], { cwd: serverFolder }),
    run('node', [`--watch-path=${folder}`, ...SMALL_HEAP, path.join(folder, 'main.js')]),
    run('vite', [], { cwd: `${root}/packages/app` }),
  ]);
}

async function chromatic() {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) return console.log('[oj] CHROMATIC_PROJECT_TOKEN is not set: nothing was sent.');
  // The statistics say which module depends on which: Chromatic needs them to know the stories that a change reaches.
  await run('storybook', ['build', '-o', 'storybook-static', '--quiet', '--stats-json']);
  await run('chromatic', ['--storybook-build-dir', 'storybook-static', ...rest]);
}

async function checkUi() {
  const chromium = chromiumFor('The bars of @oj/ui');
  await pnpm('--filter', '@oj/ui', 'build');
  await run('node', ['build/sizes.ts'], { cwd: `${root}/packages/ui` });
  await run('vitest', ['run', '--project', 'package', '--project', 'visual'], { env: { CHROMIUM: chromium } });
  await run('node', ['bench/scoreboard.mjs'], { env: { CHROMIUM: chromium } });
}

/** Publishes @oj/ui and @oj/client as they are built, each version once, and tags them; with --dry-run everything but that. */
async function release() {
  for (const name of ['ui', 'client']) {
    await pnpm('--filter', `@oj/${name}`, 'build');
    await publishOnce(`${root}/packages/${name}/dist`, rest);
  }
  if (!rest.includes('--dry-run')) await run('changeset', ['tag']);
}

/** Makes the version and the changelog of the collected changesets; what is public from here on is what later changes are held against. */
async function version() {
  await run('changeset', ['version']);
  await pnpm('install', '--lockfile-only');
  await pnpm('--filter', '@oj/ui', 'build');
  await run('node', ['packages/ui/build/apiReport.ts', '--released']);
}

/** Commands that need what only tests need. */
const TESTS = new Set(['test', 'test:changed', 'soak', 'queries', 'visual', 'visual:accept']);
const projects = rest.flatMap(
  (word, place) =>
    /^--project(?:=(.*))?$/
      .exec(word)
      ?.slice(1)
      .map(name => name ?? rest[place + 1]) ?? [],
);
/** Unit tests run on Node alone. */
const needsMore = TESTS.has(command) && !(projects.length && projects.every(name => name === 'unit'));
/** A whole run installs our packages in projects of strangers, and so does one that names these tests. */
const needsStore =
  command === 'check:ui' ||
  (command === 'test' && (!rest.length || projects.includes('package') || rest.some(word => word.includes('consumers'))));

const commands = {
  start: async () => {
    await buildAll();
    await endAnswering();
    await server(...rest);
  },
  doctor: async () => (await build.server(), server('doctor', ...rest)),
  judge: async () => (await build.server(), server('judge', ...rest)),
  remote: async () => (await build.server(), server('remote', ...rest)),
  settings: operate,
  backup: operate,
  restore: operate,
  verify: operate,
  retention: operate,
  user: operate,
  problem: operate,
  languages: operate,
  import: operate,
  demo: operate,
  dev: develop,
  build: buildAll,
  test,
  'test:changed': testChanged,
  soak,
  queries: async () => (await buildAll(), writeQueries(rest[0], vitest)),
  visual: () => visual(),
  'visual:accept': () => visual({ OJ_VISUAL: 'accept' }),
  check,
  format: () => run('oxfmt', ['--write']),
  storybook: () => run('storybook', ['dev', '-p', '6006', '--ci', ...rest]),
  'build:storybook': () => build.storybook(),
  'build:packages': buildPackages,
  lockfiles: async () => (await buildPackages(), writeLockfiles()),
  archive: async () => (await buildAll(), makeArchive(rest[0] ?? '.')),
  audit,
  chromatic,
  'check:ui': checkUi,
  release,
  version,
  exec: () => run(rest[0], rest.slice(1), { env: { CHROMIUM: process.env.CHROMIUM ?? findChromium() ?? '' } }),
};

/** Ends the server that answers on the address of the site, with what is being done, until the product starts. */
let endAnswering = async () => undefined;

/** Commands that run until they are asked to end. */
const SERVERS = new Set(['start', 'dev', 'judge', 'remote', 'storybook']);

function progressOfPnpm(said) {
  const [, resolved, added] = [...said.matchAll(/Progress: resolved (\d+), .* added (\d+)/g)].at(-1) ?? [];
  return Number(resolved) > 0 ? Math.min(1, added / resolved) : undefined;
}

/** Whether pnpm has no network. It goes on trying for ever then. */
const isWithoutNetwork = said => said.includes('dns error') && said.split('0 retries left').length > 5;

async function prepare() {
  if (isRelease) return prepareSystem();
  await prepareToolchain({ mustBringNode: command === 'archive' });
  const manifests = [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...fs.readdirSync(`${root}/packages`).map(name => `packages/${name}/package.json`),
  ];
  await Promise.all([
    // An image is built once and cannot install anything later, so everything must be there now.
    prepareSystem({ tests: needsMore, mustHaveAll: needsMore || command === 'build' }),
    needsStore && prepareStore(),
    whenChanged({ name: 'install', inputs: manifests, output: 'node_modules/.modules.yaml' }, () =>
      quietly('installing packages', 'pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], {
        progressIn: progressOfPnpm,
        isHopelessIn: isWithoutNetwork,
      }),
    ),
  ]);
}

export async function main() {
  if (wantsHelp([command, ...rest])) return console.log(helpText());
  if (isRelease && commands[command] && !forOperators[command])
    fail(`A release has no command ${command}, which is for developers: it needs a checkout.`);
  if (!commands[command]) fail(`There is no command ${command}: node scripts/oj.mjs help lists those that there are.`);
  if (isVerbose) showAll();
  watchSignals();
  try {
    if (command === 'start') {
      await preflight();
      endAnswering = answerMeanwhile(address);
    }
    await prepare();
    await commands[command]();
  } catch (error) {
    await endRunning();
    if (error instanceof Interrupted) process.exit(SERVERS.has(command) ? 0 : 130);
    if (error instanceof Ended) process.exit(error.exitCode);
    if (error.tail) process.stderr.write(`${error.tail}\n`);
    fail(isVerbose ? error.stack : sentenceOf(error));
  }
}
