import { ApiError, Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { type Caller, isAdmin } from '../../access/caller';
import { LocalisedRefusal } from '../../api/localisedRefusal';
import { type Database, InjectDatabase } from '../../database/database';
import { consume, createLimiter } from '../../database/limiter';
import { Events } from '../../events/events';
import type { JudgingSource } from '../../judge/request';
import { CustomTestQueries } from './customTest.queries';

const PATIENCE_MS = 60_000;
const POLL_MS = 1_000;
const MOST_LOOKS = 120;
const HOUR_S = 3_600;

/** Checks whether special judges and interactors compile. A judge compiles them in a box; sources that have compiled are remembered. */
@Injectable()
export class CompileCheck {
  private readonly looks;

  constructor(
    private readonly queries: CustomTestQueries,
    private readonly events: Events,
    @InjectDatabase() database: Database,
  ) {
    this.looks = createLimiter(database, 'compileCheck', { points: MOST_LOOKS, perS: HOUR_S });
  }

  /** Asks a judge unless one has seen it compile. Throws as `compile` does, and says what has not compiled. */
  async ensure(source: JudgingSource, caller: Caller) {
    if (await this.queries.isKnownToCompile(digestOf(source))) return;
    await this.compile(source, caller).catch(reason => {
      throw isCompileError(reason) ? new ApiError('judge.notCompiled', `${NOT_COMPILED}\n${reason.message}`) : reason;
    });
  }

  /** @throws ApiError with the words of the compiler, or when no judge has looked in time. */
  async compile({ mode, code, language, files = {} }: JudgingSource, caller: Caller) {
    await this.requireJudge();
    // Admins have no limit, because an import has many programs to check.
    if (!isAdmin(caller)) await consume(this.looks, String(caller.id), 'server.tooMany');
    const key = randomBytes(16).toString('hex');
    const order = { kind: 'compile', mode, code, language, files } as const;
    const id = await this.queries.withUserLock(caller.id, async tx => {
      if (await this.queries.isRunning(tx, caller.id, order.kind)) throw oneAtATime();
      return this.queries.start(tx, caller.id, key, order);
    });
    try {
      const result = await this.outcome(id);
      if (!result) throw new ApiError('judge.none', TOO_LATE);
      if (result.status === Status.compileError) throw new ApiError('judge.compileError', result.errors);
      if (result.status !== Status.accepted) throw new ApiError('judge.none', BROKEN);
    } finally {
      await this.queries.giveUp(id);
    }
    await this.queries.rememberCompiled(digestOf({ mode, code, language, files }));
  }

  private async requireJudge() {
    const { count, able } = await this.queries.livingJudges();
    if (!count) throw new ApiError('judge.none', NOBODY);
    if (!able) throw new ApiError('judge.noSandbox');
  }

  /** Waits for the judge's word; undefined when none comes in time. */
  private async outcome(id: number) {
    let wake = () => {};
    const leave = this.events.listen({
      onEvent: appEvent => {
        if (appEvent.event === 'customTest.finished' && appEvent.customTestId === id) wake();
      },
      onGap: () => wake(),
    });
    try {
      for (const deadline = Date.now() + PATIENCE_MS; ;) {
        const result = await this.queries.result(id);
        if (result || Date.now() > deadline) return result;
        await this.requireJudge();
        await new Promise<void>(resolve => {
          wake = resolve;
          setTimeout(resolve, POLL_MS);
        });
      }
    } finally {
      leave();
    }
  }
}

const oneAtATime = () =>
  new LocalisedRefusal('customTest.tooMany', {
    'zh-CN': '你的另一个特判或交互程序正在编译，请等它结束后再试',
    'en-US': 'Another special or interactive judge of yours is being compiled: please try again when that has ended',
  });

const isCompileError = (reason: unknown) => reason instanceof ApiError && reason.code === 'judge.compileError';

const NOT_COMPILED = 'The special or interactive code has not compiled';
const NOBODY = 'No judge is there to compile the special or interactive judge: please try again when one has started';
const TOO_LATE = 'The judges are busy: the special or interactive judge was not compiled in time, please try again later';
const BROKEN = 'The judge could not compile the special or interactive judge, please try again later';

/** Hash of all that decides whether the source compiles. */
export const digestOf = ({ language, code, files = {} }: JudgingSource) =>
  createHash('sha256')
    .update(JSON.stringify([language, code, Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('hex');
