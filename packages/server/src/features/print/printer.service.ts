import { ApiError, type contract } from '@oj/contract';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { InContest } from '../../access/scope';
import type { InputFor } from '../../api/handles';
import { type Config, InjectConfig, type Printer } from '../../config';
import type { Executor } from '../../database/database';
import { Turnstile } from '../../database/turnstile';
import { publish } from '../../events/events';
import { PrintQueries } from './print.queries';
import { PrintFailure, runPrintCommand } from './printCommand';
import { printPages } from './printPages';
import { PrinterQueries } from './printer.queries';

type Api = typeof contract.print;
type Job = NonNullable<Awaited<ReturnType<PrinterQueries['job']>>>;

const LONGEST_MS = 30_000;
const LONGEST_WAIT_MS = 25_000;
/** Jobs that wait for the one before them; whoever sends another one is asked to try again. */
const MOST_WAITING = 1;

/**
 * The printer of the site, a command that the operator has set, for contests of the site: anybody can own a contest of a group. One job is sent
 * at a time, by one process: a lock of the database is held meanwhile. A job is printed when the command has ended well; until then it belongs
 * to whoever sent it, also after the server has ended.
 */
@Injectable()
export class PrinterService implements OnModuleDestroy {
  private readonly turns = new Turnstile({ atOnce: 1, atOnceOfKey: 1, waitingOfKey: MOST_WAITING });
  private readonly log = new Logger('printer');
  private readonly ending = new AbortController();
  private readonly printer: Printer | undefined;

  constructor(
    private readonly queries: PrinterQueries,
    private readonly prints: PrintQueries,
    @InjectConfig() { printer }: Config,
  ) {
    this.printer = printer;
  }

  onModuleDestroy() {
    this.ending.abort();
  }

  describe(scoped: InContest) {
    const printer = this.of(scoped);
    return { isThere: printer !== undefined, name: printer?.name ?? null };
  }

  /** Who sends a job that two have sent at once finds it printed. */
  async send({ id, again = false }: InputFor<Api['send']>, scoped: InContest) {
    const { contest, caller } = scoped;
    const printer = this.of(scoped);
    if (!printer) throw new ApiError('contest.noPrinter');
    const isTaken = await this.queries.transaction(async tx => {
      const job = await this.queries.job(tx, id);
      if (job?.cid !== contest.id) throw new ApiError('contest.printNotFound');
      if (job.isPrinted) return again;
      if (!(await this.prints.claim(tx, id, caller.id))) throw new ApiError('contest.helperTaken');
      await publish(tx, { event: 'organisers.prints', cid: contest.id });
      return true;
    });
    if (!isTaken) return;
    await this.turns.run('printer', () =>
      this.queries.transaction(async tx => {
        if (!(await this.queries.lock(tx, LONGEST_WAIT_MS))) throw new ApiError('contest.printerBusy');
        const job = await this.queries.job(tx, id);
        if (!job) throw new ApiError('contest.printNotFound');
        if (job.isPrinted && !again) return;
        if (!job.isPrinted && job.helperId !== caller.id) throw new ApiError('contest.helperTaken');
        await this.print(tx, printer, job);
      }),
    );
  }

  private of({ contest }: InContest): Printer | undefined {
    return contest.groupId === null ? this.printer : undefined;
  }

  /** @throws ApiError when the command fails or hangs; the log has what it said. */
  private async print(tx: Executor, { command }: Printer, { head, cid, content }: Job) {
    const page = printPages(head, content);
    const title = `oj-${head.id} ${head.username}`;
    try {
      await runPrintCommand({ command, title, job: head.id, page, longestMs: LONGEST_MS, signal: this.ending.signal });
    } catch (reason) {
      if (!(reason instanceof PrintFailure)) throw reason;
      this.log.warn(`Job ${head.id} was not printed: ${reason.message}`);
      throw new ApiError(reason.isTimedOut ? 'contest.printerTimedOut' : 'contest.printerFailed');
    }
    await this.queries.markPrinted(tx, head.id);
    await publish(tx, { event: 'organisers.prints', cid });
  }
}
