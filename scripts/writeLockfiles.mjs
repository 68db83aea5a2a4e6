// Writes the lockfiles of the projects in tests/consumers/projects anew, with the newest of what their ranges allow.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileOf, withoutOwnVersions } from './lockfiles.mjs';
import { fileOfProject, projects, readJson } from './packageStore.mjs';
import { npmEnvironment, root } from './environment.mjs';
import { quietly } from './steps.mjs';

const writeJson = (file, value) => fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** The packages must have been built. */
export async function writeLockfiles() {
  const room = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-lockfiles-'));
  const files = {};
  for (const folder of ['ui', 'client'].map(name => path.join(root, 'packages', name, 'dist'))) {
    const manifest = readJson(path.join(folder, 'package.json'));
    await npm(`packing ${manifest.name}`, folder, ['pack', '--pack-destination', room]);
    files[manifest.name] = `file:../${fileOf(manifest)}`;
  }
  for (const project of projects()) {
    const folder = path.join(room, project);
    const { dependencies, ...manifest } = readJson(fileOfProject(project, 'package.json'));
    fs.mkdirSync(folder);
    const built = Object.entries(dependencies).map(([name, range]) => [name, files[name] ?? range]);
    writeJson(path.join(folder, 'package.json'), { ...manifest, dependencies: Object.fromEntries(built) });
    await npm(`locking ${project}`, folder, ['install', '--package-lock-only', '--ignore-scripts', '--omit-lockfile-registry-resolved']);
    const lock = readJson(path.join(folder, 'package-lock.json'));
    writeJson(fileOfProject(project, 'package-lock.json'), withoutOwnVersions(lock, dependencies));
  }
  fs.rmSync(room, { recursive: true });
}

const npm = (what, cwd, args) => quietly(what, 'npm', [...args, '--no-audit', '--no-fund'], { cwd, env: npmEnvironment });
