#!/usr/bin/env node
import { ApiError } from '@oj/contract';
import { commands, helpOf, overview } from './commands';
import { exitCodes, Refused } from './exitCodes';

/** Runs a command; the exit code says what became of it. */
async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(overview());
    return name === undefined ? exitCodes.refused : exitCodes.done;
  }
  const command = commands[name];
  if (!command) throw new Refused(`There is no command ${name}; see oj-cli --help.`);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(helpOf(name));
    return exitCodes.done;
  }
  return command.run(args);
}

/** The sentence for whoever called, and the exit code. */
function failureOf(reason: unknown): [string, number] {
  if (reason instanceof Refused) return [reason.message, exitCodes.refused];
  if (reason instanceof ApiError) {
    const isRefused = reason.status >= 400 && reason.status < 500;
    return [`${reason.message} (${reason.code})`, isRefused ? exitCodes.refused : exitCodes.failed];
  }
  if ((reason as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')) return [(reason as Error).message, exitCodes.refused];
  return [reason instanceof Error ? reason.message : String(reason), exitCodes.failed];
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (reason) {
  const [sentence, code] = failureOf(reason);
  console.error(`[oj-cli] ${sentence}`);
  process.exitCode = code;
}
