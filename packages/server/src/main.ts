import { forgiveClosedOutput } from './closedOutput';
import { ConfigError, readConfig } from './config';
import { sentenceOf } from './diskFull';
import { joinAsJudge, joinAsRemote, startProduct } from './launch/start';

forgiveClosedOutput();
const operate = async () => (await import('./commands/program')).runCommand(process.argv.slice(2));

const commands: Record<string, () => Promise<void>> = {
  start: startProduct,
  doctor: operate,
  judge: joinAsJudge,
  remote: joinAsRemote,
  backup: operate,
  restore: operate,
  verify: operate,
  retention: operate,
  user: operate,
  problem: operate,
  languages: operate,
  import: operate,
  demo: async () => (await import('./demo/demo')).demo(process.argv.slice(3)),
};

const name = process.argv[2] ?? 'start';
const command = commands[name];
try {
  if (!command) throw new ConfigError(`There is no command ${name}; there are: ${Object.keys(commands).join(', ')}.`);
  readConfig();
  await command();
} catch (reason) {
  console.error(`[oj] ${sentenceOf(reason)}`);
  process.exit(1);
}
