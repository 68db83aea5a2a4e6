// Keeps in .tools/packages what the projects of tests/consumers install, so that tests ask no registry on the network.
import fs from 'node:fs';
import path from 'node:path';
import { fileOf, packagesFor } from './lockfiles.mjs';
import { libc, root } from './environment.mjs';
import { quietly } from './steps.mjs';

const projectsFolder = path.join(root, 'tests', 'consumers', 'projects');
const store = path.join(root, '.tools', 'packages');

export const projects = () => fs.readdirSync(projectsFolder);
/** A file of a project: `package.json` or `package-lock.json`. */
export const fileOfProject = (project, name) => path.join(projectsFolder, project, name);
export const readJson = file => JSON.parse(fs.readFileSync(file, 'utf8'));
export const storedFile = locked => path.join(store, fileOf(locked));

/** What the lockfiles name for this machine. */
export function lockedPackages() {
  const locks = projects().map(project => readJson(fileOfProject(project, 'package-lock.json')));
  return packagesFor({ os: process.platform, cpu: process.arch, libc: libc() }, locks);
}

export const missingPackages = () => lockedPackages().filter(locked => !fs.existsSync(storedFile(locked)));

/** Brings what is missing: nothing, once it was called for these lockfiles. */
export async function prepareStore() {
  const missing = missingPackages();
  if (!missing.length) return;
  await quietly(`fetching ${missing.length} packages that tests install`, 'node', [`${root}/scripts/fetchPackages.mjs`]);
}
