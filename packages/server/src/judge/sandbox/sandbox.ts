import { buildRunner } from './build';
import { type BoxCase, type Command } from './command';
import { type Helper, startHelper } from './helper';
import { runFields, talkFields } from './requestFields';
import { type Field, type Reply, type Run, type SandboxReport, type Talk } from './wire';

export type { BoxCase, Command } from './command';
export type { Run, SandboxReport, Talk } from './wire';

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
  /**
   * Runs two programs at once, each in a box of its own and each the other's input and output. When a limit stops one, the other
   * is stopped too; but the partner of a program that idled goes on, so that its ending tells whether it had waited for the program.
   * @param outputKb cap of every file that either writes.
   */
  talk(program: Command, partner: Command, only: { number: number; outputKb: number }, signal?: AbortSignal): Promise<Talk>;
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

  async function talk(program: Command, partner: Command, only: { number: number; outputKb: number }, signal?: AbortSignal) {
    signal?.throwIfAborted();
    const id = newId();
    let result: Talk | undefined;
    for await (const reply of converse(await livingHelper(), id, talkFields(id, program, partner, only), signal))
      if (reply.kind === 'talk') result = reply.talk;
    if (!result) throw new SandboxError('The sandbox answered nothing.');
    return result;
  }

  return { report, run, runOnce, talk, [Symbol.asyncDispose]: async () => (await helper).end() };
}

type Result = Extract<Reply, { kind: 'run' | 'talk' }>;

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
        if (!reply) throw new SandboxError('The sandbox stopped while the program ran.');
        if (!reply.ok) throw new SandboxError(`The sandbox failed: ${failure ?? 'the supervisor died'}`);
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
