import { isUnderway, type Status } from '@oj/contract';
import type { RemoteSite, RunState, Session, SubmitOrder } from './adapter';
import type { Clock } from './clock';
import { RemoteError } from './remoteError';
import { pollPauseMs } from './schedule';

const LOOK_MS = 2_000;
const MOST_LOOKS = 15;
const FOLLOW_MS = 600_000;
const MOST_UNKNOWN = 3;
const MOST_SILENT = 4;
const MARK_LENGTH = 31;

/** Stores how far a task is, for the process that continues it after a crash. */
export interface Journal {
  /** Must be called before the program is sent: from then on it may have arrived. */
  sending(before: string): Promise<void>;
  /** The program has certainly not arrived. */
  unsent(): Promise<void>;
  sent(runId: string): Promise<void>;
  phase(status: Status): Promise<void>;
  session(): Promise<void>;
}

interface Task {
  site: RemoteSite;
  session: Session;
  order: SubmitOrder;
  /** How far it was. */
  known: { before: string | null; isSent: boolean; runId: string | null };
  journal: Journal;
  clock: Clock;
  signal: AbortSignal;
}

/** Brings one program to a site and its verdict back. It is never sent twice. @throws RemoteError, or what broke it off. */
export async function runTask(task: Task): Promise<RunState> {
  const { known } = task;
  await enter(task);
  const runId = known.runId ?? (known.isSent ? await find(task, known.before ?? '0') : await send(task));
  return follow(task, runId);
}

/** Logs in, if it has to. */
async function enter({ site, session, journal }: Task) {
  if (await site.checkSession(session)) return;
  await site.login(session);
  await journal.session();
}

async function send(task: Task, isAgain = false): Promise<string> {
  const { site, session, journal, clock } = task;
  const order = { ...task.order, source: isAgain ? task.order.source : `${task.order.source}\n${markOf(clock)}` };
  const before = await site.snapshot(session, order);
  task.signal.throwIfAborted();
  await journal.sending(before);
  let runId: string | undefined;
  try {
    runId = await site.submit(session, order);
  } catch (reason) {
    if (!(reason instanceof RemoteError)) throw reason;
    // The site failed while it had the program: it may have taken it.
    if (reason.kind === 'down' && !reason.isUnsent) return find(task, before);
    await journal.unsent();
    if (reason.kind !== 'auth' || isAgain) throw reason;
    await site.login(session);
    await journal.session();
    return send({ ...task, order }, true);
  }
  if (runId === undefined) return find(task, before);
  await journal.sent(runId);
  return runId;
}

/** Looks for the run of a program that was sent. @throws RemoteError when nobody can say which it is. */
async function find(task: Task, before: string): Promise<string> {
  const { site, session, order, journal, clock, signal } = task;
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    if (looks) await clock.wait(LOOK_MS, signal);
    const found = await site.findRun(session, order, before).catch(onlyDown);
    if (found === 'ambiguous') throw new RemoteError('lost', 'several runs at the site could be this submission');
    if (found && found !== 'none') {
      await journal.sent(found.runId);
      return found.runId;
    }
  }
  throw new RemoteError('lost', 'the site lists no run of this submission');
}

async function follow({ site, session, order, journal, clock, signal }: Task, runId: string): Promise<RunState> {
  let shown: Status | undefined;
  let unknown = 0;
  let silent = 0;
  let waitedMs = 0;
  for (let looks = 0; waitedMs < FOLLOW_MS; looks++) {
    const pauseMs = pollPauseMs(looks);
    waitedMs += pauseMs;
    await clock.wait(pauseMs, signal);
    const run = await site.poll(session, runId, order).catch(reason => {
      if (!(reason instanceof RemoteError)) throw reason;
      if (reason.kind === 'down' && ++silent < MOST_SILENT) return undefined;
      if (reason.kind === 'markup' && ++unknown < MOST_UNKNOWN) return undefined;
      throw reason;
    });
    if (!run) continue;
    silent = unknown = 0;
    if (!isUnderway(run.status)) return run;
    if (run.status !== shown) await journal.phase((shown = run.status));
  }
  throw new RemoteError('lost', 'the site has not judged this submission in ten minutes');
}

function onlyDown(reason: unknown): undefined {
  if (!(reason instanceof RemoteError) || reason.kind !== 'down') throw reason;
}

/** Blanks behind a program: no site takes it for one that it knows. */
const markOf = (clock: Clock) => Array.from({ length: MARK_LENGTH }, () => (clock.random() < 0.5 ? ' ' : '\t')).join('');
