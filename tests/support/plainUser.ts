import { execFileSync } from 'node:child_process';
import { plainUser } from '../judge/plainUser';

const isRoot = process.getuid?.() === 0;

/** What runs the command with the rights of a plain user, who may read what is root's: these tests may lie in a folder of root's. */
export const asPlainUser = (command: readonly string[]): readonly string[] =>
  isRoot
    ? [
        'setpriv',
        `--reuid=${plainUser}`,
        `--regid=${plainUser}`,
        '--clear-groups',
        '--securebits=+no_setuid_fixup',
        ...['inh-caps', 'ambient-caps', 'bounding-set'].map(set => `--${set}=-all,+dac_read_search`),
        ...command,
      ]
    : command;

export function giveToPlainUser(folder: string) {
  if (isRoot) execFileSync('chown', ['-R', `${plainUser}:${plainUser}`, folder]);
}
