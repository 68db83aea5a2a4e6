// Which tests a change reaches: what `npm run test:changed` runs.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './environment.mjs';
import { git, tryGit } from './git.mjs';

const lines = text => text.split('\n').filter(Boolean);

/** Files that differ from `base`, by default from where this branch left main; on main itself from the last commit. Deleted ones are left out. */
export function changedFiles(base) {
  const head = git('rev-parse', 'HEAD');
  const from = base ?? tryGit('merge-base', 'HEAD', 'main') ?? head;
  const since = from === head && !git('status', '--porcelain') ? 'HEAD~1' : from;
  const changed = lines(git('diff', '--name-only', '--diff-filter=d', since));
  const added = lines(git('ls-files', '--others', '--exclude-standard'));
  return [...new Set([...changed, ...added])];
}

/** The part of the judge that a folder belongs to, by the name of its tests. */
const JUDGE = {
  sandbox: ['sandbox', 'attacks'],
  checkers: ['special', 'testlib'],
  modes: ['scoring', 'interactive'],
  languages: ['languages'],
  setter: ['setter'],
};
const NOUN = /^packages\/(?:contract\/src|server\/src\/features|judge-ui\/src)\/(\w+)/;
const PART_OF_JUDGE = /^packages\/server\/src\/judge\/(\w+)/;

/** Beginnings of the names of tests that use the product from outside. */
function nounsOf(file) {
  const [, noun] = NOUN.exec(file) ?? [];
  const [, part] = PART_OF_JUDGE.exec(file) ?? [];
  return [...(noun ? [noun] : []), ...(part ? (JUDGE[part] ?? ['programs']) : [])];
}

/** Files in a folder whose names end so. Node 20, which may run this, has no glob. */
function filesIn(folder, ending) {
  const names = fs.existsSync(path.join(root, folder)) ? fs.readdirSync(path.join(root, folder)) : [];
  return names.filter(name => name.endsWith(ending)).map(name => `${folder}/${name}`);
}

/** @returns files of `source` for unit tests, and of tests and stories that the change reaches. */
export function reachedBy(files) {
  const nouns = new Set(files.flatMap(nounsOf));
  const outside = ['api', 'e2e', 'judge']
    .flatMap(kind => filesIn(`tests/${kind}`, '.test.ts'))
    .filter(file => files.includes(file) || [...nouns].some(noun => begins(path.basename(file), noun)));
  const folders = new Set(files.filter(file => /^packages\/(ui|judge-ui)\/src\/.*\.tsx?$/.test(file)).map(file => path.dirname(file)));
  const stories = [...folders].flatMap(folder => filesIn(folder, '.stories.tsx'));
  const sources = files.filter(file => /\.(ts|tsx|mts|mjs)$/.test(file) && !/^tests\/(api|e2e|judge|visual|consumers)\//.test(file));
  return { sources, outside, stories };
}

/** `contest` begins `contest.test.ts` and `contestBoard.test.ts`, not `contestants.test.ts`. */
const begins = (name, noun) => name.startsWith(noun) && !/^[a-z]/.test(name.slice(noun.length));
