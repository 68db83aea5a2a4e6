import { ApiError, type contract, type Input, Status, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { type Caller, isAdmin, type Locale, type Visit } from '../../api/caller';
import { announce } from '../../events/events';
import { enqueue, priorities } from '../../judge/queue/queue';
import { Admission } from '../problem/admission';
import { ProblemQueries } from '../problem/problem.queries';
import { isScored } from '../problem/problem.rules';
import { SiteSettings } from '../site/site.settings';
import { caseResults } from './caseResults.rules';
import { Haste } from './haste';
import { type NewSubmission, SubmissionQueries } from './submission.queries';
import { checkCode, maySeeCode, messageFor } from './submission.rules';

type Api = typeof contract.submission;
type Draft = Input<Api['submit']>;

/** A list that does not count its rows says this many while there may be more. */
const UNCOUNTED = 999_999;

@Injectable()
export class SubmissionService {
  constructor(
    private readonly queries: SubmissionQueries,
    private readonly problems: ProblemQueries,
    private readonly admission: Admission,
    private readonly settings: SiteSettings,
    private readonly haste: Haste,
  ) {}

  async submit(draft: Draft, caller: Caller, { ip, locale }: Visit) {
    if (draft.cid || draft.gid || draft.tid || draft.isRemote) throw new ApiError('submission.unsupported');
    checkCode(draft.code);
    const problem = await this.admission.admit(await this.problems.findByDisplayId(draft.pid), draft, caller);
    const { language, clientKey, code } = draft;
    const submission = { userId: caller.id, problemId: problem.id, language, length: code.length, status: Status.pending, ip, clientKey };
    const intervalS = await this.haste.intervalS();
    const store = () => this.store(submission, draft, caller, intervalS).catch(reason => this.haste.remember(caller, reason));
    let id = await store();
    if (id === undefined) {
      await this.haste.checkPerson(draft, caller);
      id = await store();
    }
    if (id === undefined) throw new ApiError('submission.captchaRequired');
    return this.found(await this.queries.row(id, locale));
  }

  /** Row and job in one transaction; answers the row that is there when the client sends again what was stored. Undefined: is it a person? */
  private store(submission: NewSubmission, { clientKey, code }: Draft, caller: Caller, intervalS: number) {
    return this.queries.alone(caller.id, async tx => {
      const known = clientKey && (await this.queries.findByClientKey(caller.id, clientKey, tx));
      if (known) return known;
      if (await this.haste.isDoubtful(caller, intervalS, tx)) return undefined;
      const stored = await this.queries.insert(tx, submission, code);
      const { language } = submission;
      await enqueue(tx, { kind: 'submission', targetId: stored, userId: caller.id, language, priority: priorities.practice });
      await announce(tx, { event: 'submission.queued', submitId: stored, status: Status.pending });
      return stored;
    });
  }

  async list(filter: Input<Api['list']>, caller: Caller | undefined, locale: Locale) {
    if (filter.onlyMine && !caller) throw new ApiError('login.required');
    const records = await this.queries.page(filter, filter.onlyMine ? caller?.id : undefined, locale);
    const seen = (filter.currentPage - 1) * filter.limit + records.length;
    const isLast = records.length > 0 && records.length < filter.limit;
    return toPage(records, isLast || seen === 0 ? seen : UNCOUNTED, filter);
  }

  async detail({ submitId }: Input<Api['detail']>, caller: Caller | undefined, locale: Locale) {
    const { code, codeShare: problemAllows, ...row } = this.found(await this.queries.detail(submitId, locale));
    const { hideNonContestSubmissionCode } = await this.settings.switches();
    const codeShare = problemAllows && !hideNonContestSubmissionCode;
    const seesCode = maySeeCode(caller, row, { codeShare });
    return {
      submission: {
        ...row,
        gid: null,
        code: seesCode ? code : null,
        errorMessage: messageFor(caller, row, seesCode),
      },
      codeShare,
    };
  }

  async cases({ submitId }: Input<Api['cases']>, caller: Caller | undefined) {
    const { cases, groups, openCaseResult, judgeCaseMode, type } = this.found(await this.queries.cases(submitId));
    if (!cases || (!openCaseResult && !isAdmin(caller))) return null;
    return caseResults({ cases, groups, judgeCaseMode, isScored: isScored({ type }) });
  }

  async share({ submitId, share }: Input<Api['share']>, caller: Caller) {
    const { userId, contestId } = this.found(await this.queries.owner(submitId));
    if (userId !== caller.id) throw new ApiError('submission.notOwner');
    if (contestId !== null) throw new ApiError('submission.inContest');
    await this.queries.share(submitId, share);
  }

  async lastAccepted({ pid, cid }: Input<Api['lastAccepted']>, caller: Caller) {
    const found = await this.queries.lastAccepted(caller.id, pid, cid || null);
    return found ?? { submitId: null, code: '', language: null };
  }

  async statuses({ submitIds }: Input<Api['statuses']>) {
    const standings = await this.queries.standings(submitIds);
    return Object.fromEntries(standings.map(standing => [standing.submitId, standing]));
  }

  private found<Row>(row: Row | undefined): Row {
    if (!row) throw new ApiError('submission.notFound');
    return row;
  }
}
