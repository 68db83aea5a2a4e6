import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Command } from '../../packages/server/src/judge/sandbox/sandbox';

/** Compiles a C source into a directory of its own, outside any box. Answers the directory. */
export function compileC(folder: string, name: string, source: string, moreFlags: readonly string[] = []): string {
  const programDir = join(folder, name);
  mkdirSync(programDir, { recursive: true });
  const flags = [...moreFlags, '-O1', '-pthread', '-x', 'c', '-o', join(programDir, 'main'), '-'];
  execFileSync('gcc', flags, { input: source });
  return programDir;
}

const limits = {
  cpuMs: 10_000,
  wallMs: 20_000,
  memoryKb: 512 << 10,
  stackKb: 8 << 10,
  processes: 16,
  scratchKb: 256 << 10,
  scratchFiles: 64,
};

/** The program of the directory in a box with ample limits. */
export const boxed = (programDir: string, changes: Partial<Command> = {}, changedLimits: Partial<Command['limits']> = {}): Command => ({
  argv: ['/app/main'],
  env: {},
  needsProc: false,
  reservesMemory: false,
  programDir,
  ...changes,
  limits: { ...limits, ...changedLimits },
});
