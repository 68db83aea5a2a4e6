import { type Uncaught } from './exceptions';

/** A programming language: data alone. A new one is a new file and a line in `registry.ts`. */
export interface Language {
  /** Name in the API and in the database. */
  name: string;
  /** Names of products and dialects, which are the same in every language of the site. */
  description: string;
  sourceFile: string;
  /** Programs that must be installed, by name. */
  tools: readonly string[];
  /** Debian packages that bring them; `packageNames.mjs` has their names elsewhere. */
  packages: readonly string[];
  /** Said instead of the packages where those are not everything. */
  installation?: string;
  /** Host paths outside the usual places that its tools read, as patterns. */
  settings?: readonly string[];
  /** Run once to tell the version; the first line of the answer counts. */
  versionCommand: readonly string[];
  compile: CompileStep;
  run: RunStep;
  /** What a problem's limits are multiplied by. */
  allowance: { time: number; memory: number };
  /** MIME type of a source; editors choose their mode by it. */
  mimeType: string;
  /** What the editor starts with: adds two numbers. */
  template: string;
  /**
   * Reads a line. At `time` it computes without end, at `memory` it takes memory without end; any other line it writes, and exits
   * with code 7.
   */
  selfTest: string;
}

export interface CompileStep {
  /** A tool of the language first. The source lies in the current directory; {source} stands for its name. */
  argv: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** What lies beside the source, by name. */
  files?: Readonly<Record<string, string>>;
  /** Set when warnings of the compiler are worth reading. */
  warns?: true;
  limits: { cpuMs: number; wallMs: number; memoryMb: number };
  processes: number;
  needsProc: boolean;
  /** What makes up the program: one file, or the classes of a source. {entry} stands for the class that starts, of a jar as well. */
  artefact: { file: string; isJar?: true } | { classes: '.class' };
  pch?: PrecompiledHeader;
  /** The name under which the compiler gets a source. `sourceFile`, if that is missing. */
  fileNameOf?: (source: string) => string;
  /** Arguments with which a program finds the libraries of a compiler that is installed in a folder of its own. */
  libraryFlags?: (installation: string) => readonly string[];
  /** Another way to compile a source, if the compiler's words show that it would be right so. It is asked once. */
  retry?: (said: CompilerWords) => CompileChange | undefined;
}

export interface CompilerWords {
  /** What was compiled. */
  source: string;
  words: string;
  /** Whether the compiler made a program. */
  isDone: boolean;
}

/** What differs from the step of the language. */
export interface CompileChange {
  sourceFile?: string;
  files?: Readonly<Record<string, string>>;
  /** Arguments after those of the step. */
  further?: readonly string[];
}

/** What a compiler can have ready, so that it is faster. The program is the same without it. */
export interface PrecompiledHeader {
  /** Lower ones are made first. */
  rank: number;
  /** Makes it. A tool of the language first. */
  argv: readonly string[];
  /** What lies in the current directory then, by name. */
  files: Readonly<Record<string, string>>;
  /** The name of what was made, and where below /app the compiler finds it. */
  artefact: { file: string; place: string };
  /** The first arguments of a compiler that is to use it. */
  use: readonly string[];
  /** Only sources that open with this line, comments aside, gain by it. */
  opening?: string;
}

export interface OutOfMemory {
  ending: 'exit' | 'signal';
  /** The exit code, or the number of the signal. */
  code: number;
  /** What it writes to standard error then: programs may end so for reasons of their own. */
  words: RegExp;
}

export interface RunStep {
  /** A tool of the language, or a path below /app where the artefacts are, first. {memoryMb} and {stackMb} stand for the limits, {entry} for the class that starts. */
  argv: readonly string[];
  env: Readonly<Record<string, string>>;
  needsProc: boolean;
  processes: number;
  /** Reserves far more address space than it uses. */
  reservesMemory: boolean;
  /** What the run time itself needs beside the program's memory. */
  overheadMb: number;
  /** What it needs besides to unwind a stack that is full, for each MB of it. */
  overheadPerStackMb?: number;
  /** The run time's own way to say that memory is used up. */
  outOfMemory?: OutOfMemory;
  /** How the run time reports an exception that nothing caught. */
  uncaught?: Uncaught;
}

/** Sources in C and C++ take limits as they are; every other language gets twice as much. */
export const allowanceOf = (sourceFile: string) => (/\.(c|cpp)$/.test(sourceFile) ? { time: 1, memory: 1 } : { time: 2, memory: 2 });

export const plainEnvironment = { PATH: '/usr/bin:/bin', HOME: '/w', LANG: 'C.UTF-8' } as const;

/** How most programs run: in what a box is anyway. */
export const plainRun = { env: plainEnvironment, needsProc: false, processes: 128, reservesMemory: false, overheadMb: 0 } as const;

/** Limits of a compiler: half a processor at least. */
export const compileLimits = (cpuMs: number, memoryMb: number) => ({ cpuMs, wallMs: 2 * cpuMs, memoryMb });
