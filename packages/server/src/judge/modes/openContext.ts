import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { compile, type Toolchain, writeFiles } from '../compile';
import { checkExtraFiles, placeBeside } from '../extraFiles';
import { JudgingError } from '../judgingError';
import { type InstalledLanguage } from '../languages/installed';
import { plainFiles } from '../plainSource';
import { type FileNames, type ProgramRequest } from '../request';
import { type JudgingContext } from './mode';
import { NearLimit } from './nearLimit';

const plainName = /^\w[\w.+-]{0,63}$/;

/**
 * Compiles the program and puts its files in place.
 * @param benchDir empty.
 * @throws JudgingError when the problem's files cannot be.
 */
export async function openContext(
  toolchain: Toolchain,
  installed: InstalledLanguage,
  request: ProgramRequest,
  workDir: string,
  signal?: AbortSignal,
): Promise<JudgingContext | { compileError: string }> {
  const { fileIo } = request;
  const files = plainFiles(request.files ?? {}, installed.language.sourceFile);
  if (fileIo) checkFileNames(fileIo);
  checkExtraFiles('The problem', files, [installed.language.sourceFile, ...(fileIo ? [fileIo.read, fileIo.write] : [])]);
  const compiled = await compile(toolchain, installed, request.source, signal, files);
  if ('compileError' in compiled) return compiled;
  const { programDir, warnings } = compiled;
  const context = { toolchain, installed, request, workDir, nearLimit: new NearLimit(installed, request), signal, warnings };
  if (!Object.keys(files).length) return { ...context, programDir, files: {} };
  const directory = join(workDir, 'files');
  await mkdir(directory);
  return {
    ...context,
    programDir: await placeBeside(programDir, files, join(workDir, 'program')),
    files: await writeFiles(directory, files),
  };
}

function checkFileNames({ read, write }: FileNames) {
  for (const name of [read, write])
    if (!plainName.test(name)) throw new JudgingError(`The problem reads or writes a file called ${JSON.stringify(name)}.`);
  if (read === write) throw new JudgingError(`The problem reads and writes the same file ${read}.`);
}
