/** A programming language: data alone. A new one is a new file and a line in `registry.ts`. */
export interface Language {
  /** As on the wire and in the database. */
  name: string;
  description: string;
  sourceFile: string;
  /** Programs that must be installed, by name. */
  tools: readonly string[];
  /** Debian and Ubuntu packages that bring them. */
  packages: readonly string[];
  /** Run once to tell the version; the first line of the answer counts. */
  versionCommand: readonly string[];
  compile: CompileStep;
  run: RunStep;
  /** What a problem's limits are multiplied by. */
  allowance: { time: number; memory: number };
  /** Mode of the code editor. */
  editorMode: string;
  /** What the editor starts with. */
  template: string;
  /** Reads a line, writes it, and exits with code 7. */
  selfTest: string;
}

export interface CompileStep {
  /** A tool of the language first. The source lies in the current directory. */
  argv: readonly string[];
  limits: { cpuMs: number; wallMs: number; memoryMb: number };
  processes: number;
  needsProc: boolean;
  /** What makes up the program: one file, or all whose names end so. */
  artefact: { file: string } | { ending: string };
}

export interface RunStep {
  /** A tool of the language, or a path below /app where the artefacts are, first. {memoryMb} and {stackMb} stand for the limits. */
  argv: readonly string[];
  env: Readonly<Record<string, string>>;
  needsProc: boolean;
  processes: number;
  /** Reserves far more address space than it uses. */
  reservesMemory: boolean;
  /** What the run time itself needs beside the program's memory. */
  overheadMb: number;
  /** The run time's own way to say that memory is used up. */
  outOfMemoryCode?: number;
}

/** Sources in C and C++ take limits as they are; every other language gets twice as much. */
export const allowanceOf = (sourceFile: string) => (/\.(c|cpp)$/.test(sourceFile) ? { time: 1, memory: 1 } : { time: 2, memory: 2 });

export const plainEnvironment = { PATH: '/usr/bin:/bin', HOME: '/w', LANG: 'C.UTF-8' } as const;
