import { contestBoard } from './contestBoard';
import { login } from './login';
import { problems } from './problems';
import { submit } from './submit';
import { watch } from './watch';

/** A command of the line. */
export interface CliCommand {
  usage: string;
  /** What it does, and its options, a line each. */
  help: readonly string[];
  /** @returns the exit code. */
  run(args: string[]): Promise<number>;
}

export const commands: Record<string, CliCommand> = {
  login,
  problems,
  submit,
  watch,
  contest: contestBoard,
};

const common = [
  '--json           the result as JSON, an object in a line',
  '--help           this text',
  '',
  'OJ_URL and OJ_TOKEN take the place of what login has kept.',
  'Exit codes: 0 done, 1 failed, 2 refused and nothing was done, 3 judged and not accepted.',
];

export const overview = () =>
  [
    'oj-cli, the command line of an OJ site.',
    '',
    ...Object.values(commands).map(({ usage, help }) => `  ${usage.padEnd(40)} ${help[0]}`),
    '',
    ...common,
  ].join('\n');

export const helpOf = (name: string) => {
  const { usage, help } = commands[name] as CliCommand;
  return [`oj-cli ${usage}`, '', ...help, ...common].join('\n');
};
