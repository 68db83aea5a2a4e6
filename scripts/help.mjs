// What `help` prints: a line for each command.
import fs from 'node:fs';
import { isRelease } from './environment.mjs';

const listOf = file => JSON.parse(fs.readFileSync(new URL(file, import.meta.url), 'utf8'));

export const forOperators = listOf('../packages/server/src/commands/commandList.json');
export const forDevelopers = {
  dev: 'watch everything; the app is on port 5173',
  build: 'build app and server where their sources have changed',
  test: 'run all tests; -- --project NAME runs one kind',
  'test:changed': 'run types, lint and the tests that a change reaches',
  check: 'check types, lint, format and unused code',
  format: 'format all files',
  storybook: 'show the component library on port 6006',
  visual: 'compare the picture of every story with the accepted one',
  'visual:accept': 'keep the pictures that differ',
  'check:ui': 'check the bars of @oj/ui',
  queries: 'print the SQL of all queries with their plans, or write it to a FILE',
  soak: 'kill and load at random moments for as long as one wants',
  exec: 'run a tool of the toolchain, such as pnpm or vitest',
  'build:storybook': 'build the Storybook',
  'build:packages': 'build @oj/ui and @oj/client',
  lockfiles: 'write the lockfiles of the projects in tests/consumers anew',
  archive: 'pack a release: builds, packages and Node, for machines like this one',
  audit: 'ask for known vulnerabilities of what is published',
  chromatic: 'send the Storybook to Chromatic',
  version: 'make the version and the changelog of the collected changes',
  release: 'publish @oj/ui and @oj/client; --dry-run does everything but that',
};

const isHelp = word => ['help', '--help', '-h'].includes(word);
/** These commands take no options; the others answer `--help` themselves. */
const WITHOUT_WORDS = new Set(['start', 'judge', 'remote']);
/** Whether the command line asks for the list of commands. */
export const wantsHelp = ([command, ...rest]) => isHelp(command) || (WITHOUT_WORDS.has(command) && rest.some(isHelp));

export function helpText() {
  const lines = list => Object.entries(list).map(([name, about]) => `  ${name.padEnd(16)} ${about}`);
  return [
    'node scripts/oj.mjs COMMAND; without a command it is start.',
    '',
    'For operators (each has --help; what can be set is in docs/settings.md):',
    ...lines(forOperators),
    ...(isRelease ? [] : ['', 'For developers:', ...lines(forDevelopers)]),
  ].join('\n');
}
