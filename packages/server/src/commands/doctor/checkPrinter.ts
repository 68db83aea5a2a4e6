import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config';
import type { Check } from './check';

/** The command that prints for organisers, when one is set: whether the program is there. Nothing is printed. */
export async function checkPrinter({ printer }: Config): Promise<Check[]> {
  if (!printer) return [];
  const [program] = printer.command;
  const found = await foundAt(program);
  if (found === undefined)
    return [
      {
        what: 'printer',
        ok: false,
        optional: true,
        detail: `${program} is not there`,
        hint: 'install it, or check OJ_PRINT_COMMAND (docs/printing.md)',
      },
    ];
  const detail = [found, ...(printer.name === undefined ? [] : [`called ${printer.name}`])];
  return [{ what: 'printer', ok: true, detail: detail.join(', ') }];
}

/** Where a program is; undefined when there is none that may be run. */
async function foundAt(program: string): Promise<string | undefined> {
  const places = program.includes('/') ? [program] : (process.env.PATH ?? '').split(path.delimiter).map(each => path.join(each, program));
  for (const each of places) {
    const isThere = await access(each, constants.X_OK)
      .then(() => stat(each))
      .then(
        found => found.isFile(),
        () => false,
      );
    if (isThere) return each;
  }
  return undefined;
}
