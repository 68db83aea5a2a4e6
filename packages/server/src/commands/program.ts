import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { ConfigError } from '../configError';
import { type Config, readConfig } from '../config';
import { makeDataFolder } from '../launch/dataFolder';
import { exitCodes, Refused } from './exitCodes';
import { type Report, reportOf } from './report';

const MOST_DAYS = 3_650;
const MOST_ROUNDS = 100_000;
const MOST_SEED = 999_999_999;
const MORE_HELP = `
Works on the database and the folder that "start" works on, while it runs or not.
Exit codes: 0 done, 1 failed, 2 refused and nothing was changed, 3 done and something was found that is not as it should be.`;

/** What every command takes. */
interface Shared {
  json?: boolean;
}

/** What a command does; it answers the exit code. */
type Work = (config: Config, report: Report) => Promise<number>;

const add = (parent: Command, usage: string, description: string) =>
  parent.command(usage).description(description).option('--json', 'the result as one JSON object').addHelpText('after', MORE_HELP);

async function perform({ json }: Shared, work: Work) {
  const config = readConfig();
  makeDataFolder(config);
  process.exitCode = await work(config, reportOf({ json }));
}

/** All commands of operators. */
export function programOf() {
  const program = new Command('oj')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(`[oj] ${text.replace(/^error: /, '')}`) });
  add(program, 'backup <file>', 'Write all rows, and all files that they refer to, as they are at one moment, into one archive.')
    .option('--since <archive>', 'leave out the files that this earlier archive and those before it hold')
    .option('--replace', 'put it in the place of an archive that is there, once it is whole')
    .action((file: string, options: Shared & { since?: string; replace?: boolean }) =>
      perform(options, async (...given) => (await import('./backup/backup')).backup(file, options, ...given)),
    );
  add(
    program,
    'restore <files...>',
    'Bring a site back into an empty installation: a full archive, then the incremental ones in order.',
  ).action((files: string[], options: Shared) =>
    perform(options, async (...given) => (await import('./backup/restore')).restore(files, ...given)),
  );
  add(program, 'doctor', 'Look at everything that the product stands on, and say what would mend it.')
    .option('--fix', 'mend what can be mended without harm')
    .action((options: Shared & { fix?: boolean }) =>
      perform(options, async (...given) => (await import('./doctor/doctor')).doctor(options, ...given)),
    );
  add(program, 'settings', 'Say what is set, and where: by the environment, a file or the back office. Secrets are not shown.')
    .addOption(new Option('--markdown', 'all settings as they stand in docs/settings.md').conflicts('json'))
    .action(async (options: Shared & { markdown?: boolean }) => {
      process.exitCode = (await import('./settings/settings')).settings(options, readConfig(), reportOf(options));
    });
  add(program, 'verify', 'Compare every stored file with its hash, and every derived number with its source.')
    .option('--mend', 'compute wrong numbers afresh')
    .action((options: Shared & { mend?: boolean }) =>
      perform(options, async (...given) => (await import('./verify/verify')).verify(options, ...given)),
    );
  add(
    program,
    'retention',
    'Say how much room is taken by test data that no problem uses, and by old mails of the outbox, full logs and broken uploads.',
  )
    .option('--days <number>', 'only what is older', numberUpTo(MOST_DAYS), 30)
    .option('--delete', 'remove it')
    .action((options: Shared & { days: number; delete?: boolean }) =>
      perform(options, async (...given) => (await import('./retention/retention')).retention(options, ...given)),
    );
  add(
    program.command('problem').description('Problem packages.'),
    'check <package>',
    'Read a package, a folder or an archive: say what is wrong with it, run its solutions on its cases and its validator on all inputs, and hold the samples against the model solution. It touches no site.',
  )
    .option('--no-run', 'do not run programs')
    .option('--generator <file>', 'look for an input on which an accepted solution fails: a program that makes inputs')
    .option('--args <text>', 'what the generator is given; {seed} is the number of the round, and comes last if it is not named')
    .option('--against <solution>', 'what is trusted: a solution of the package, or a file')
    .option('--rounds <number>', 'how many inputs are tried', numberUpTo(MOST_ROUNDS), 200)
    .option('--seed <number>', 'of the first round', numberUpTo(MOST_SEED), 1)
    .action((given: string, options: Shared & { run: boolean; rounds: number; seed: number }) =>
      perform(options, async (...rest) => (await import('./problem/check')).checkPackage(given, options, ...rest)),
    );
  add(
    program.command('languages').description('Programming languages of this machine.'),
    'check',
    'Try in each language what participants expect of it (docs/languages.md): fast and slow input, recursion, big integers and more. It touches no site.',
  )
    .option('--language <name>', 'one language alone')
    .addOption(new Option('--markdown', 'the result as it stands in docs/languages.md').conflicts('json'))
    .action((options: Shared & { language?: string; markdown?: boolean }) =>
      perform(options, async (...given) => (await import('./languages/check')).checkLanguages(options, ...given)),
    );
  add(
    program.command('import').description('Sites that move in.'),
    'hoj <dump>',
    'Bring in a site of the same protocol from its MySQL dump (docs/moving-in.md). It may be repeated: what is here stays as it is.',
  )
    .option('--files <folder>', 'the folder with the files of that site: test data as problem_<id>/, pictures and files of texts in file/')
    .option('--site <address>', 'where that site is, such as https://oj.example.org: texts may name their files with it')
    .option('--time-zone <name>', 'of the times in the dump', 'Asia/Shanghai')
    .action((dump: string, options: Shared & { files?: string; site?: string; timeZone: string }) =>
      perform(options, async (...given) => (await import('./importHoj/importHoj')).importHoj(dump, options, ...given)),
    );
  addUserCommands(program.command('user').description('Accounts, without the pages. Each change is in the audit log.'));
  return program;
}

function addUserCommands(user: Command) {
  const load = () => import('./user/user');
  add(user, 'create <name>', 'Make a user; the password is shown once.')
    .option('--role <role>', 'role by name', 'default_user')
    .option('--email <address>', 'mail address')
    .action((name: string, options: Shared & { role: string; email?: string }) =>
      perform(options, async (...given) => (await load()).createAccount(name, options, ...given)),
    );
  add(user, 'password <name>', 'Give a new password, shown once, and end all sessions.').action((name: string, options: Shared) =>
    perform(options, async (...given) => (await load()).resetPassword(name, ...given)),
  );
  add(user, 'second-factor-off <name>', 'Let a user log in by the password alone, who has lost the authenticator app.').action(
    (name: string, options: Shared) => perform(options, async (...given) => (await load()).takeSecondFactor(name, ...given)),
  );
  add(user, 'role <name> <role>', 'Change the role: root, admin, problem_admin, default_user and others.').action(
    (name: string, role: string, options: Shared) =>
      perform(options, async (...given) => (await load()).changeAccount(name, { role }, ...given)),
  );
  add(user, 'ban <name>', 'Keep a user from logging in.').action((name: string, options: Shared) =>
    perform(options, async (...given) => (await load()).changeAccount(name, { isBanned: true }, ...given)),
  );
  add(user, 'unban <name>', 'Let a user log in again.').action((name: string, options: Shared) =>
    perform(options, async (...given) => (await load()).changeAccount(name, { isBanned: false }, ...given)),
  );
  add(user, 'erase <name>', 'Say what the site has of a person, and erase it: what must stay is left under no name (docs/backup.md).')
    .option('--yes', 'erase it; there is no way back')
    .action((name: string, options: Shared & { yes?: boolean }) =>
      perform(options, async (...given) => (await import('./user/erase')).eraseAccount(name, options, ...given)),
    );
  add(user, 'export <name> <file>', 'Write everything that the site has of a person into a new file (JSON).').action(
    (name: string, file: string, options: Shared) =>
      perform(options, async (...given) => (await load()).exportAccount(name, file, ...given)),
  );
}

function numberUpTo(most: number) {
  return (text: string): number => {
    if (!/^\d{1,9}$/.test(text) || Number(text) > most) throw new InvalidArgumentError(`It is a number from 0 to ${most}.`);
    return Number(text);
  };
}

/** Runs the commands of operators. */
export async function runCommand(args: string[]) {
  try {
    await programOf().parseAsync(args, { from: 'user' });
  } catch (reason) {
    if (reason instanceof CommanderError) {
      process.exitCode = reason.exitCode ? exitCodes.refused : exitCodes.done;
      return;
    }
    if (!(reason instanceof Refused) && !(reason instanceof ConfigError)) throw reason;
    console.error(`[oj] ${reason.message}`);
    process.exitCode = exitCodes.refused;
  }
}
