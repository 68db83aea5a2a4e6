import { ApiError, type contract } from '@oj/contract';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
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
const MOST_WAITING = 30;
const EVERY_MS = 3_000;
/** A printer that has failed is left alone for a while. */
const REST_MS = 30_000;
const MOST_TRIES = 3;

/**
 * The printer of the site, a command that the operator has set. One job is sent at a time, by one process: a lock of the database is held
 * meanwhile. A job is printed when the command has ended well; until then it belongs to whoever sent it, also after the server has ended.
 */
@Injectable()
export class PrinterService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly turns = new Turnstile({ atOnce: 1, atOnceOfKey: 1, waitingOfKey: MOST_WAITING });
  private readonly log = new Logger('printer');
  private readonly ending = new AbortController();
  private readonly printer: Printer | undefined;
  private timer: NodeJS.Timeout | undefined;
  private restsUntil = 0;
  /** How often jobs were sent in vain without being asked for. */
  private readonly failures = new Map<number, number>();

  constructor(
    private readonly queries: PrinterQueries,
    private readonly prints: PrintQueries,
    @InjectConfig() { printer }: Config,
  ) {
    this.printer = printer;
  }

  onApplicationBootstrap() {
    const { printer } = this;
    if (!printer?.isAutomatic) return;
    const next = async () => {
      await this.sendWaiting(printer).catch((reason: unknown) => this.log.error(reason));
      if (!this.ending.signal.aborted) this.timer = setTimeout(() => void next(), EVERY_MS).unref();
    };
    void next();
  }

  onModuleDestroy() {
    this.ending.abort();
    clearTimeout(this.timer);
  }

  describe() {
    const { printer } = this;
    return { isThere: printer !== undefined, name: printer?.name ?? null, isAutomatic: printer?.isAutomatic ?? false };
  }

  /** Who sends a job that two have sent at once finds it printed. One that was printed before is printed again. */
  async send({ id }: InputFor<Api['send']>, { contest, caller }: InContest) {
    const { printer } = this;
    if (!printer) throw new ApiError('contest.noPrinter');
    const wasPrinted = await this.queries.transaction(async tx => {
      const job = await this.queries.job(tx, id);
      if (job?.cid !== contest.id) throw new ApiError('contest.printNotFound');
      if (job.isPrinted) return true;
      if (!(await this.prints.claim(tx, id, caller.id))) throw new ApiError('contest.helperTaken');
      await publish(tx, { event: 'organisers.prints', cid: contest.id });
      return false;
    });
    await this.turns.run('printer', () =>
      this.queries.transaction(async tx => {
        if (!(await this.queries.lock(tx, LONGEST_WAIT_MS))) throw new ApiError('contest.printerBusy');
        const job = await this.queries.job(tx, id);
        if (!job) throw new ApiError('contest.printNotFound');
        if (job.isPrinted && !wasPrinted) return;
        if (!job.isPrinted && job.helperId !== caller.id) throw new ApiError('contest.helperTaken');
        await this.print(tx, printer, job);
      }),
    );
  }

  /** Prints what waits, until nothing does or the printer fails. What has failed several times is left to the organisers. */
  private async sendWaiting(printer: Printer) {
    while (!this.ending.signal.aborted && Date.now() >= this.restsUntil) {
      const isSent = await this.turns.run('printer', () => this.queries.transaction(tx => this.sendNext(tx, printer)));
      if (!isSent) return;
    }
  }

  private async sendNext(tx: Executor, printer: Printer): Promise<boolean> {
    if (!(await this.queries.tryLock(tx))) return false;
    const givenUp = [...this.failures].flatMap(([id, count]) => (count >= MOST_TRIES ? [id] : []));
    const id = await this.queries.nextWaiting(tx, givenUp);
    const job = id === undefined ? undefined : await this.queries.job(tx, id);
    if (!job) return false;
    try {
      await this.print(tx, printer, job);
      return true;
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      this.failures.set(job.head.id, (this.failures.get(job.head.id) ?? 0) + 1);
      this.restsUntil = Date.now() + REST_MS;
      return false;
    }
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
