import { forgiveClosedOutput } from './closedOutput';
import commandList from './commands/commandList.json';
import { ConfigError } from './configError';
import { readConfig } from './config';
import { sentenceOf } from './diskFull';
import { holdVersions } from './launch/heldVersions';
import { joinAsJudge, joinAsRemote, startProduct } from './launch/start';

forgiveClosedOutput();
const [name = 'start', ...rest] = process.argv.slice(2);
const operate = async () => (await import('./commands/program')).runCommand([name, ...rest]);

const commands: Record<keyof typeof commandList, () => Promise<void>> = {
  start: startProduct,
  doctor: operate,
  settings: operate,
  user: operate,
  backup: operate,
  restore: operate,
  verify: operate,
  retention: operate,
  judge: joinAsJudge,
  remote: joinAsRemote,
  problem: operate,
  languages: operate,
  import: operate,
  demo: async () => (await import('./demo/demo')).demo(rest),
};

const isCommand = (word: string): word is keyof typeof commandList => Object.hasOwn(commands, word);
const isHelp = (word = '') => ['help', '--help', '-h'].includes(word);
/** Commands that read their own `--help`. */
const hasHelp = (word: string) => isCommand(word) && ![startProduct, joinAsJudge, joinAsRemote].includes(commands[word]);

function help() {
  for (const [each, about] of Object.entries(commandList)) console.log(`  ${each.padEnd(16)} ${about}`);
  console.log('Each has --help, but start, judge and remote, which take no options: what can be set is in docs/settings.md.');
}

try {
  if (isHelp(name) || (isHelp(rest[0]) && !hasHelp(name))) help();
  else {
    if (!isCommand(name)) throw new ConfigError(`There is no command ${name}; there are: ${Object.keys(commands).join(', ')}.`);
    readConfig();
    holdVersions();
    await commands[name]();
  }
} catch (reason) {
  console.error(`[oj] ${sentenceOf(reason)}`);
  process.exit(1);
}
