/** Files that the author of a problem gives a program or a judging program; their names and texts are anybody's. */
import { chmod, cp, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JudgingError } from './judgingError';
import { type ExtraFiles } from './request';
import { type Command } from './sandbox/sandbox';

const mostFiles = 20;
const mostBytes = 256 << 10;
const plainName = /^[^\p{Cc}./\\][^\p{Cc}/\\]*$/u;
const mostNameBytes = 150;

/**
 * @param whose opens the sentence: "The special judge".
 * @param taken names of other files in the same directory.
 * @throws JudgingError
 */
export function checkExtraFiles(whose: string, files: ExtraFiles, taken: readonly string[]): void {
  for (const name of Object.keys(files))
    if (taken.includes(name) || !plainName.test(name) || Buffer.byteLength(name) > mostNameBytes)
      throw new JudgingError(`${whose} cannot have a file called ${name}.`);
  const texts = Object.values(files);
  if (texts.length > mostFiles) throw new JudgingError(`${whose} has more than ${mostFiles} files.`);
  if (texts.reduce((bytes, text) => bytes + Buffer.byteLength(text), 0) > mostBytes)
    throw new JudgingError(`The files of ${whose.charAt(0).toLowerCase()}${whose.slice(1)} are larger than ${mostBytes >> 10} KiB.`);
}

/** The command with files in its directory, name to host path: they cost it neither memory nor room. */
export async function withFiles(command: Command, files: Readonly<Record<string, string>>): Promise<Command> {
  const extraKb = await pagesKb(Object.values(files));
  const { memoryKb, scratchKb } = command.limits;
  const limits = { ...command.limits, memoryKb: memoryKb + extraKb, scratchKb: scratchKb + extraKb };
  return { ...command, limits, put: { ...command.put, ...files } };
}

/** Room of files in memory, whole pages. */
export async function pagesKb(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(async path => (await stat(path)).size));
  return sizes.reduce((sum, size) => sum + 4 * Math.ceil(size / 4096), 0);
}

/** A copy of a program with the files beside it, for languages that look for them there and not in the current directory. */
export async function placeBeside(programDir: string, files: ExtraFiles, directory: string): Promise<string> {
  await mkdir(directory);
  await cp(programDir, directory, { recursive: true });
  await chmod(directory, 0o755);
  for (const [name, text] of Object.entries(files))
    await writeFile(join(directory, name), text, { flag: 'wx', mode: 0o444 }).catch((error: unknown) => {
      // What was compiled goes first.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
  return directory;
}
