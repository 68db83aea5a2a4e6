import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { programOf } from '../../packages/server/src/commands/program';
import { variableNames } from '../../packages/server/src/config';
import { readOptions } from '../../packages/server/src/demo/options';
import { forDevelopers, forOperators, helpText } from '../../scripts/help.mjs';
import { type Quoted, quotedCommands } from '../support/quotedCommands';

/** Every command that a document quotes: it is there, and so are its options, variables and files. `tests/api/quoted.test.ts` runs some. */
const commands = quotedCommands();
const unique = [...new Map(commands.map(each => [`${each.file}: ${each.text}`, each])).entries()];

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** What the scripts know, by the list that they look a command up in. */
const ofScripts = readdirSync('scripts').flatMap(file => {
  const [, list = ''] = /^const commands = \{\n([^]*?)\n\};/m.exec(readFileSync(`scripts/${file}`, 'utf8')) ?? [];
  return [...list.matchAll(/^ {2}'?([\w:]+)'?[:,]/gm)].map(([, key = '']) => key);
});
const ofServer = Object.keys(forOperators);
const testProjects = [...readFileSync('vitest.config.ts', 'utf8').matchAll(/name: '(\w+)'/g)].map(([, name = '']) => name);
/** What scripts and tests read besides the settings. */
const otherVariables = execFileSync(
  'git',
  ['grep', '-hoE', 'env\\.[A-Z][A-Z0-9_]+', '--', 'scripts', 'tests', 'bench', 'packages/*/build'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .map(each => each.slice('env.'.length));

/** Stands for what a reader puts there. */
const isPlaceholder = (word: string) => /^[A-Z][A-Z.|]*…?$/.test(word) || word.includes('…') || word.startsWith('<');

function faultOf({ env, tool, words }: Pick<Quoted, 'env' | 'tool' | 'words'>): string | undefined {
  const unknown = env.map(each => each.split('=')[0] ?? '').filter(name => ![...variableNames, ...otherVariables].includes(name));
  if (unknown.length) return `nothing reads ${unknown.join(' and ')}`;
  if (words[0] === 'help') return undefined;
  if (tool === 'main') return ofServer.includes(words[0] ?? '') ? faultOfProduct(words) : `there is no command ${words[0]}`;
  return tool === 'npm' ? faultOfNpm(words) : faultOfScript(words);
}

function faultOfNpm([first = '', ...rest]: string[]): string | undefined {
  const [name = '', ...more] = first === 'run' ? rest : [first, ...rest];
  const script = scripts[name];
  if (script === undefined) return `package.json has no script ${name}`;
  if (more.length && more[0] !== '--') return 'npm keeps words for itself that do not stand behind --';
  return faultOfScript([...script.replace(/^.*oj\.mjs /, '').split(' '), ...more.slice(1)]);
}

function faultOfScript([name = '', ...rest]: string[]): string | undefined {
  if (!ofScripts.includes(name)) return `there is no command ${name}`;
  if (name === 'exec') return faultOfTool(rest);
  if (['test', 'visual', 'visual:accept'].includes(name)) return faultOfVitest(rest);
  if (name === 'soak') return rest.every(word => /^(--minutes|--seed|\d+)$/.test(word)) ? undefined : 'soak takes --minutes and --seed';
  if (name === 'test:changed') return rest.length > 1 ? 'it takes one revision' : undefined;
  if (name === 'release') return rest.every(word => word === '--dry-run') ? undefined : 'it takes --dry-run';
  if (ofServer.includes(name)) return faultOfProduct([name, ...rest]);
  return rest.length ? `${name} takes no words` : undefined;
}

/** What the product itself would refuse in these words; nothing is carried out. */
function faultOfProduct([name = '', ...rest]: string[]): string | undefined {
  if (['start', 'judge', 'remote'].includes(name)) return rest.length ? `${name} takes no words` : undefined;
  try {
    if (name === 'demo')
      void readOptions(
        rest.map(word => (isPlaceholder(word) ? '1' : word)),
        new Date(),
      );
    else silentProgram().parse([name, ...rest], { from: 'user' });
  } catch (reason) {
    const { code = '', exitCode, message } = reason as Error & { code?: string; exitCode?: number };
    // Help was asked for; or a number has a letter in its place.
    if (exitCode === 0 || (code === 'commander.invalidArgument' && rest.some(isPlaceholder))) return undefined;
    return message;
  }
  return undefined;
}

function silentProgram() {
  const program = programOf();
  const silence = (command: typeof program) => {
    command.configureOutput({ writeOut: () => undefined, writeErr: () => undefined });
    if (command.commands.length) command.commands.forEach(silence);
    else command.action(() => undefined);
  };
  silence(program);
  return program;
}

function faultOfTool([tool = '', ...words]: string[]): string | undefined {
  if (tool === 'node') return existsSync(words[0] ?? '') ? undefined : `there is no ${words[0]}`;
  if (isPlaceholder(tool)) return undefined;
  if (tool === 'vitest') return faultOfVitest(words.slice(1));
  if (tool !== 'pnpm') return existsSync(`node_modules/.bin/${tool}`) ? undefined : `there is no ${tool}`;
  const [, name = '', script = ''] = words;
  const manifest = JSON.parse(readFileSync(`packages/${name.replace('@oj/', '')}/package.json`, 'utf8')) as { scripts: object };
  return script in manifest.scripts ? undefined : `${name} has no script ${script}`;
}

function faultOfVitest(words: string[]): string | undefined {
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (word === '-t') at += 1;
    else if (word === '--project' && !testProjects.includes(words[++at] ?? '')) return `there is no project ${words[at]}`;
    else if (word.startsWith('-') && !/^--(project|reporter=\w+)$/.test(word)) return `who knows ${word}?`;
    else if (!word.startsWith('-') && !testProjects.includes(word) && !isPlaceholder(word) && !existsSync(word))
      return `there is no ${word}`;
  }
  return undefined;
}

test.each(unique)('%s', (_, quoted) => {
  expect(faultOf(quoted)).toBeUndefined();
});

test('what is not there is noticed', () => {
  const said = (text: string, env: string[] = []) => {
    const [tool, ...words] = text.split(' ');
    return faultOf({ env, tool: tool as Quoted['tool'], words });
  };
  expect(commands.length).toBeGreaterThan(60);
  expect(said('oj verify', ['KILLS=20'])).toBe('nothing reads KILLS');
  expect(said('npm run fly')).toBe('package.json has no script fly');
  expect(said('npm run visual -t button')).toContain('behind --');
  expect(said('oj fly')).toBe('there is no command fly');
  expect(said('oj backup')).toContain('missing required argument');
  expect(said('oj backup FILE --fast')).toContain("unknown option '--fast'");
  expect(said('oj exec node bench/nothing.mjs')).toBe('there is no bench/nothing.mjs');
  expect(said('oj test --project nothing')).toBe('there is no project nothing');
  expect(said('main start --verbose')).toBe('start takes no words');
});

test('help has a line for each command, and for no other', () => {
  expect([...Object.keys(forOperators), ...Object.keys(forDevelopers)].toSorted()).toEqual(ofScripts.toSorted());
  for (const words of [['help'], ['--help'], ['start', '--help']])
    expect(execFileSync(process.execPath, ['scripts/oj.mjs', ...words], { encoding: 'utf8' })).toBe(`${helpText()}\n`);
  const longest = Math.max(
    ...helpText()
      .split('\n')
      .map(line => line.length),
  );
  expect(longest).toBeLessThanOrEqual(100);
});
