import { buildRunner } from './build';
import { type BoxCase, type Command, type PairCase } from './command';
import { type Helper, startHelper } from './helper';
import { runFields, interactionFields } from './requestFields';
import { type Field, type Reply, type Run, type SandboxReport, type Interaction } from './wire';

export type { BoxCase, Command } from './command';
export type { Run, SandboxReport, Interaction } from './wire';

/** The runner starts this many cases before it waits for the first result to be dealt with. */
export const casesAhead = 2;

/** The judge's failure, never the program's. The message holds no path of this machine. */
export class SandboxError extends Error {
  override name = 'SandboxError';
}

/** The runner died meanwhile, whoever killed it: the same may be asked again. */
export class SandboxLost extends SandboxError {
  override name = 'SandboxLost';
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
  /**
   * Runs two programs at once, each in a box of its own and each the other's input and output. When a limit stops one, the other
   * is stopped too; but the peer of a program that idled goes on, so that its ending tells whether it had waited for the program.
   * @param only its `outputKb` caps every file that either writes; its `errorsPath` is for the program.
   */
  interact(program: Command, peer: Command, only: PairCase, signal?: AbortSignal): Promise<Interaction>;
}

export interface SandboxOptions {
  /** Where the runner is kept once it is compiled. */
  cacheDir: string;
  /** Further toolchain directories that every box sees, read-only, at the same path. */
  directories?: readonly string[];
  /** Runs programs on level 4 too, where many small processes together are not bounded exactly. */
  allowWeak?: boolean;
  /** The one processor, counted from 0, that every box is bound to; without it a box may use all of them. */
  cpu?: number;
}

/** @throws when the runner cannot be built or started. A machine that cannot isolate, or only weakly, opens, and every run is refused. */
export async function openSandbox({ cacheDir, directories = [], allowWeak = false, cpu }: SandboxOptions): Promise<Sandbox> {
  const runner = await buildRunner(cacheDir);
  const options = cpu === undefined ? directories : [`--cpu=${cpu}`, ...directories];
  let helper = Promise.resolve(await startHelper(runner, options));
  const machine = (await helper).report;
  const refusal = refusalOf(machine, allowWeak);
  const report = refusal ? { ...machine, reasons: [...machine.reasons, refusal], refusal } : machine;
  let lastId = 0;

  const livingHelper = async () => {
    if (refusal) throw new SandboxError(refusal);
    const current = helper;
    const alive = await current.then(
      ({ alive }) => alive,
      () => false,
    );
    if (alive) return current;
    if (helper === current) helper = startAgain(runner, options);
    return helper;
  };

  const newId = () => `r${(lastId += 1)}`;

  async function* run(command: Command, cases: readonly BoxCase[], signal?: AbortSignal) {
    signal?.throwIfAborted();
    const id = newId();
    for await (const reply of converse(await livingHelper(), id, runFields(id, command, cases), signal))
      if (reply.kind === 'run') yield reply.run;
  }

  async function runOnce(command: Command, only: BoxCase, signal?: AbortSignal) {
    let result: Run | undefined;
    for await (const ended of run(command, [only], signal)) result = ended;
    if (!result) throw new SandboxError('The sandbox answered nothing.');
    return result;
  }

  async function interact(program: Command, peer: Command, only: PairCase, signal?: AbortSignal) {
    signal?.throwIfAborted();
    const id = newId();
    let result: Interaction | undefined;
    for await (const reply of converse(await livingHelper(), id, interactionFields(id, program, peer, only), signal))
      if (reply.kind === 'interaction') result = reply.interaction;
    if (!result) throw new SandboxError('The sandbox answered nothing.');
    return result;
  }

  return { report, run, runOnce, interact, [Symbol.asyncDispose]: async () => (await helper).end() };
}

function refusalOf({ level }: SandboxReport, allowWeak: boolean): string | undefined {
  if (level === 5) return 'This machine cannot isolate programs.';
  if (level === 4 && !allowWeak) return 'Without control groups programs are bounded weakly; OJ_ALLOW_WEAK_SANDBOX=1 judges all the same.';
  return undefined;
}

const startAgain = (runner: string, options: readonly string[]) =>
  startHelper(runner, options).catch(() => {
    throw new SandboxLost('The sandbox cannot be started again.');
  });

/** A supervisor or a box that is killed from outside says nothing about the program in it. */
function failureOf(said: string | undefined) {
  const words = `The sandbox failed: ${said ?? 'the supervisor died'}`;
  return said === undefined || said.startsWith('box died') ? new SandboxLost(words) : new SandboxError(words);
}

type Result = Extract<Reply, { kind: 'run' | 'interaction' }>;

async function* converse(helper: Helper, id: string, fields: readonly Field[], signal?: AbortSignal): AsyncGenerator<Result, void> {
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
        if (!reply) throw new SandboxLost('The sandbox stopped while the program ran.');
        if (!reply.ok) throw failureOf(failure);
        return;
      }
      if (reply.kind === 'failed') {
        failure = reply.error;
        continue;
      }
      yield reply;
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
