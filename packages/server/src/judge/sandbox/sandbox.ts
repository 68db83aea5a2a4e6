import { buildRunner } from './build';
import { type Helper, startHelper } from './helper';
import { type Field, type Reply, type Run, type SandboxReport } from './wire';

export type { Ending, Run, SandboxReport } from './wire';

export interface BoxLimits {
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
  /** Cap of every file that the program writes. */
  outputKb: number;
}

/** The runner starts this many cases before it waits for the first result to be dealt with. */
export const casesAhead = 2;

/** The judge's failure, never the program's. The message holds no path of this machine. */
export class SandboxError extends Error {
  override name = 'SandboxError';
}

export interface Sandbox extends AsyncDisposable {
  readonly report: SandboxReport;
  /**
   * Runs the command once for each case, in order, in a fresh box. The next value is asked for when the last one's output
   * is no longer needed. Leaving the loop, or the signal, kills what runs; the boxes are gone when the iteration has ended.
   * @throws SandboxError when the judge fails; the signal's reason when it was aborted.
   */
  run(command: Command, cases: readonly BoxCase[], signal?: AbortSignal): AsyncGenerator<Run, void>;
  /** The same for a command with one case. */
  runOnce(command: Command, only: BoxCase, signal?: AbortSignal): Promise<Run>;
}

/** @param directories further toolchain directories that every box sees, read-only, at the same path. */
export async function openSandbox(cacheDir: string, directories: readonly string[] = []): Promise<Sandbox> {
  const runner = await buildRunner(cacheDir);
  let helper = Promise.resolve(await startHelper(runner, directories));
  const { report } = await helper;
  let lastId = 0;

  const livingHelper = async () => {
    const current = helper;
    const alive = await current.then(
      ({ alive }) => alive,
      () => false,
    );
    if (alive) return current;
    if (helper === current) helper = startHelper(runner, directories);
    return helper;
  };

  async function* run(command: Command, cases: readonly BoxCase[], signal?: AbortSignal) {
    signal?.throwIfAborted();
    const id = `r${(lastId += 1)}`;
    yield* converse(await livingHelper(), id, requestFields(id, command, cases), signal);
  }

  async function runOnce(command: Command, only: BoxCase, signal?: AbortSignal) {
    let result: Run | undefined;
    for await (const ended of run(command, [only], signal)) result = ended;
    if (!result) throw new SandboxError('The sandbox answered nothing.');
    return result;
  }

  return { report, run, runOnce, [Symbol.asyncDispose]: async () => (await helper).end() };
}

async function* converse(helper: Helper, id: string, fields: readonly Field[], signal?: AbortSignal): AsyncGenerator<Run, void> {
  const replies: (Reply | undefined)[] = [];
  let wake = () => {};
  const next = async () => {
    while (!replies.length) await new Promise<void>(resolve => (wake = resolve));
    return replies.shift();
  };
  const cancel = () =>
    helper.send([
      ['verb', 'cancel'],
      ['id', id],
    ]);
  helper.listen(id, reply => {
    replies.push(reply);
    wake();
  });
  signal?.addEventListener('abort', cancel);
  let open = false;
  try {
    signal?.throwIfAborted();
    helper.send(fields);
    open = true;
    for (let failure: string | undefined; ;) {
      const reply = await next();
      if (!reply || reply.kind === 'done') {
        open = false;
        signal?.throwIfAborted();
        if (!reply) throw new SandboxError('The sandbox stopped while the program ran.');
        if (!reply.ok) throw new SandboxError(`The sandbox failed: ${failure ?? 'the supervisor died'}`);
        return;
      }
      if (reply.kind === 'failed') {
        failure = reply.error;
        continue;
      }
      yield reply.run;
      helper.send([
        ['verb', 'more'],
        ['id', id],
      ]);
    }
  } finally {
    signal?.removeEventListener('abort', cancel);
    if (open) {
      cancel();
      for (let reply = await next(); reply && reply.kind !== 'done';) reply = await next();
    }
    helper.forget(id);
  }
}

function requestFields(id: string, command: Command, cases: readonly BoxCase[]): Field[] {
  const { limits, programDir, log, gather } = command;
  const fields: Field[] = [
    ['verb', 'run'],
    ['id', id],
  ];
  if (programDir) fields.push(['program', programDir]);
  for (const argument of command.argv) fields.push(['arg', argument]);
  for (const [name, value] of Object.entries(command.env)) fields.push(['env', `${name}=${value}`]);
  for (const [name, value] of Object.entries(limits)) fields.push([name, Math.ceil(value)]);
  fields.push(['proc', command.needsProc ? 1 : 0], ['reservesMemory', command.reservesMemory ? 1 : 0]);
  if (log) fields.push(['log', log.path], ['logKb', log.maxKb]);
  for (const [name, path] of Object.entries(command.put ?? {})) fields.push(['put', name], ['from', path]);
  for (const { name, to, maxKb } of command.take ?? []) fields.push(['take', name], ['to', to], ['maxKb', maxKb]);
  if (gather) fields.push(['gather', gather.ending], ['to', gather.to], ['maxKb', gather.maxKb]);
  for (const { number, inputPath, outputPath, outputKb } of cases) {
    fields.push(['case', number], ['input', inputPath], ['outputKb', Math.ceil(outputKb)]);
    if (outputPath) fields.push(['output', outputPath]);
  }
  return fields;
}
