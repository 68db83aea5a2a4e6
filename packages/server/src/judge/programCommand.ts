import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InstalledLanguage } from './languages/installed';
import { ENTRY_FILE } from './languages/javaProgram';
import { type Command } from './sandbox/sandbox';

/** Limits as a problem states them, before a language's allowance. */
export interface ProblemLimits {
  timeLimitMs: number;
  memoryLimitMb: number;
  stackLimitMb: number;
}

const scratchKb = 64 << 10;
const scratchFiles = 1024;

/** Limits as a program in this language has them. */
export const allowedLimits = ({ language: { allowance } }: InstalledLanguage, limits: ProblemLimits) => ({
  timeMs: limits.timeLimitMs * allowance.time,
  memoryMb: limits.memoryLimitMb * allowance.memory,
});

/** How a compiled program is run. CPU time is what is judged; the wall clock only guards against sleepers. */
export async function programCommand(installed: InstalledLanguage, programDir: string, limits: ProblemLimits): Promise<Command> {
  const { run } = installed.language;
  const { timeMs, memoryMb } = allowedLimits(installed, limits);
  const places = { memoryMb: `${memoryMb}`, stackMb: `${limits.stackLimitMb}`, entry: await entryIn(installed, programDir) };
  return {
    argv: installed.runArgv.map(argument => withPlaces(argument, places)),
    env: run.env,
    limits: {
      cpuMs: timeMs,
      wallMs: Math.max(3 * timeMs, timeMs + 1000),
      memoryKb: (memoryMb + run.overheadMb + (run.overheadPerStackMb ?? 0) * limits.stackLimitMb) << 10,
      stackKb: limits.stackLimitMb << 10,
      processes: run.processes,
      scratchKb,
      scratchFiles,
    },
    needsProc: run.needsProc,
    wantsProc: true,
    reservesMemory: run.reservesMemory,
    programDir,
  };
}

const withPlaces = (argument: string, places: Readonly<Record<string, string>>) =>
  argument.replace(/\{(memoryMb|stackMb|entry)\}/g, (_, place: string) => places[place] ?? '');

const entryIn = async ({ runArgv }: InstalledLanguage, programDir: string) =>
  runArgv.includes('{entry}') ? readFile(join(programDir, ENTRY_FILE), 'utf8') : '';
