import { ApiError, type contract, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { type InContest, Scopes } from '../../access/scope';
import type { Caller } from '../../access/caller';
import type { FileAnswer, InputFor } from '../../api/handles';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { consume, createLimiter } from '../../database/limiter';
import { publish } from '../../events/events';
import { PrintQueries } from './print.queries';

type Api = typeof contract.print;

const EVERY_S = 30;
const MOST_WAITING = 10;

@Injectable()
export class PrintService {
  private readonly pace;

  constructor(
    private readonly queries: PrintQueries,
    private readonly scopes: Scopes,
    @InjectDatabase() database: Database,
  ) {
    this.pace = createLimiter(database, 'print', { points: 1, perS: EVERY_S });
  }

  async submit({ content }: InputFor<Api['submit']>, { contest, caller }: InContest) {
    if (!contest.openPrint) throw new ApiError('contest.printClosed');
    if ((await this.queries.waitingOf(contest.id, caller.id)) >= MOST_WAITING) throw new ApiError('contest.printTooMany');
    await consume(this.pace, String(caller.id), 'contest.printTooSoon');
    await this.queries.transaction(async tx => {
      await this.queries.add(tx, { contestId: contest.id, userId: caller.id, content });
      await publish(tx, { event: 'organisers.prints', cid: contest.id });
    });
  }

  /** C15: nobody but organisers who print learns of the jobs of others. */
  async list({ onlyMine, ...paging }: InputFor<Api['list']>, { contest, caller, powers }: InContest) {
    const isAdminView = powers.prints && !onlyMine;
    const { records, total } = await this.queries.page(contest.id, isAdminView ? undefined : caller.id, paging);
    const rows = records.map(({ isPrinted, helper, realname, ...row }) => ({
      ...row,
      realname: powers.prints ? realname : null,
      status: isPrinted ? (1 as const) : (0 as const),
      helper: powers.prints ? helper : null,
    }));
    return toPage(rows, total, paging);
  }

  confirm({ id }: InputFor<Api['confirm']>, scoped: InContest) {
    return this.change(id, scoped, tx => this.queries.confirm(tx, id, scoped.caller.id));
  }

  claim({ id, claimed }: InputFor<Api['claim']>, scoped: InContest) {
    return this.change(id, scoped, tx => (claimed ? this.queries.claim(tx, id, scoped.caller.id) : this.queries.giveBack(tx, id)));
  }

  /** C15: to everybody else the job is not there. */
  async text({ id }: InputFor<Api['text']>, caller: Caller): Promise<FileAnswer> {
    const found = await this.queries.text(id);
    const powers = found && (await this.scopes.contest(found.contestId, caller).catch(() => undefined))?.powers;
    if (!found || !(powers?.prints || (powers?.read && found.userId === caller.id))) throw new ApiError('contest.printNotFound');
    const fileName = `print-${id}-${found.username.replace(/[^\w-]/g, '_')}.txt`;
    return { type: 'text/plain; charset=utf-8', fileName, body: found.content };
  }

  private change(id: number, { contest }: InContest, work: (tx: Executor) => Promise<boolean>) {
    return this.queries.transaction(async tx => {
      if (!(await this.queries.exists(tx, contest.id, id))) throw new ApiError('contest.printNotFound');
      if (!(await work(tx))) throw new ApiError('contest.helperTaken');
      await publish(tx, { event: 'organisers.prints', cid: contest.id });
    });
  }
}
