interface BoxLimits {
  /** CPU time of all processes together. */
  cpuMs: number;
  wallMs: number;
  memoryKb: number;
  stackKb: number;
  /** Processes and threads at a time. */
  processes: number;
  /** The only place that can be written: /w, also seen as /tmp. */
  scratchKb: number;
  scratchFiles: number;
}

/** A program in a box. Inside, the current directory is /w: empty at each case, and gone after it. */
export interface Command {
  /** Absolute path inside the box first. */
  argv: readonly string[];
  env: Readonly<Record<string, string>>;
  limits: BoxLimits;
  /** Whether /proc (its own processes only) is there. */
  needsProc: boolean;
  /** It is there where the machine allows it: /dev/stdin and its like lead there. */
  wantsProc?: boolean;
  /** Reserves far more address space than it uses, so that a limit on that would be wrong. */
  reservesMemory: boolean;
  /** Host directory that the box sees read-only as /app. */
  programDir?: string;
  /** Files that lie in /w at the start: name to host path. */
  put?: Readonly<Record<string, string>>;
  /** Files copied out of /w at the end, into existing host files; one that is missing or too large leaves its target empty. */
  take?: readonly { name: string; to: string; maxKb: number }[];
  /** Every file of /w whose name ends so, copied into an existing host directory. */
  gather?: { ending: string; to: string; maxKb: number };
  /** Existing host file for standard error, and for standard output where a case names no file. */
  log?: { path: string; maxKb: number };
}

export interface BoxCase {
  number: number;
  inputPath: string;
  /** Existing host file; it is emptied first. No more than `casesAhead` are in use at a time. */
  outputPath?: string;
  /** Existing host file, where the command has no log: it gets the last 256 KB of the standard error of a program that failed. */
  errorsPath?: string | undefined;
  /** Cap of every file that the program writes. */
  outputKb: number;
}

/** A case for a pair of programs, each of which reads what the other writes. */
export type PairCase = Pick<BoxCase, 'number' | 'errorsPath' | 'outputKb'>;
