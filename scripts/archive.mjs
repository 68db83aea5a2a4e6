// A release: one archive with everything that a site needs on a machine like this one, its builds, packages and Node. What is unpacked from it
// is laid out as a checkout is, starts in seconds and needs no network.
import fs from 'node:fs';
import path from 'node:path';
import { IS_RELEASE, root, toolLinks, tools } from './environment.mjs';
import { tryGit } from './git.mjs';
import { alone } from './lock.mjs';
import { fail } from './processes.mjs';
import { say } from './screen.mjs';
import { serverSources } from './serverSources.mjs';
import { quietly } from './steps.mjs';

/** Copied as they are. */
const SOURCES = [
  'LICENSE',
  'README.md',
  'deploy',
  'docs',
  'scripts',
  'packages/server/migrations',
  'packages/server/package.json',
  ...serverSources,
];
/** pnpm installs by these, all of which must be as they are in the lockfile; they are not packed. */
const MANIFESTS = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'patches'];

/** Writes `oj-<version>-<platform>.tar.gz` into a folder. The builds of app and server are there. */
export async function makeArchive(into) {
  if (process.platform !== 'linux') fail('An archive is made on Linux, for machines like the one that makes it.');
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const release = { version: manifest.version, platform: `${process.platform}-${process.arch}`, commit: tryGit('rev-parse', 'HEAD') };
  const name = `oj-${release.version}-${release.platform}`;
  const archive = path.resolve(into, `${name}.tar.gz`);
  const room = path.join(tools, 'archive');
  const folder = path.join(room, name);
  await alone('archive', async () => {
    fs.rmSync(room, { recursive: true, force: true });
    try {
      copyAll(folder);
      await install(folder);
      writeJson(path.join(folder, 'package.json'), manifestOf(manifest));
      writeJson(path.join(folder, IS_RELEASE), release);
      await pack(folder, archive);
    } finally {
      fs.rmSync(room, { recursive: true, force: true });
    }
  });
  say(`${archive} (${Math.round(fs.statSync(archive).size / 1e6)} MB)`);
}

function copyAll(folder) {
  for (const name of [...SOURCES, ...MANIFESTS]) copy(name, folder);
  for (const name of fs.readdirSync(path.join(root, 'packages'))) copy(`packages/${name}/package.json`, folder);
  // A link leads to the newest build: the archive has the folder in its place.
  for (const name of ['app', 'server']) {
    const build = fs.realpathSync(path.join(root, 'packages', name, 'dist'));
    // What V8 has compiled of it is good for this machine alone.
    const filter = file => file !== path.join(build, 'compiled');
    fs.cpSync(build, path.join(folder, 'packages', name, 'dist'), { recursive: true, filter });
  }
  copyNode(folder);
}

const copy = (name, folder) => fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });

/** Node alone, without npm and what is for compilers. */
function copyNode(folder) {
  const binary = fs.realpathSync(path.join(toolLinks, 'node'));
  const links = path.join(folder, path.relative(root, toolLinks));
  const own = path.join(folder, path.relative(root, tools), 'node');
  fs.mkdirSync(links, { recursive: true });
  fs.mkdirSync(own);
  fs.cpSync(binary, path.join(own, 'node'));
  fs.cpSync(path.join(binary, '..', '..', 'LICENSE'), path.join(own, 'LICENSE'));
  fs.symlinkSync(path.join('..', 'node', 'node'), path.join(links, 'node'));
}

/** What the server needs at run time, and nothing else of the workspace. */
async function install(folder) {
  const words = ['install', '--prod', '--frozen-lockfile', '--prefer-offline', '--filter', '@oj/server', '--reporter=append-only'];
  await quietly('installing the packages of the server', 'pnpm', words, { cwd: folder, env: { CI: 'true' } });
  // Links to our other packages, which are in the builds, and what only pnpm reads.
  const links = ['packages/server/node_modules/@oj', 'node_modules/.pnpm/node_modules/@oj'];
  const others = fs.readdirSync(path.join(folder, 'packages')).filter(name => name !== 'app' && name !== 'server');
  const left = [...links, ...MANIFESTS, 'packages/app/package.json', ...others.map(name => `packages/${name}`)];
  for (const name of left) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
}

const manifestOf = ({ name, version, license, type, engines, scripts: { start, doctor } }) => ({
  name,
  version,
  private: true,
  license,
  type,
  engines,
  scripts: { start, doctor },
});

const writeJson = (file, value) => fs.writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);

/** The same sources give the same order, owners and times. The archive gets its name when it is whole. */
async function pack(folder, archive) {
  const partial = `${archive}.partial`;
  const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', `--mtime=@${Math.floor(timeHere())}`];
  const words = [...same, '-czf', partial, '-C', path.dirname(folder), path.basename(folder)];
  try {
    await quietly('packing', 'tar', words);
    fs.renameSync(partial, archive);
  } finally {
    fs.rmSync(partial, { force: true });
  }
}

/** Time of the commit, in seconds. */
const timeHere = () => Number(process.env.SOURCE_DATE_EPOCH ?? tryGit('log', '-1', '--format=%ct') ?? Date.now() / 1000);
