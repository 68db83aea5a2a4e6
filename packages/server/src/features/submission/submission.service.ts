import { ApiError, type contract, type ServerInput, Status, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller, Locale, RequestContext } from '../../api/caller';
import { MOST_COUNTED } from '../../database/total';
import { enqueue, priorities } from '../../judge/queue/queue';
import { SubmitPolicy } from '../problem/submitPolicy';
import { ProblemQueries } from '../problem/problem.queries';
import { isScored, mayEdit } from '../problem/problem.rules';
import { SiteSettings } from '../site/site.settings';
import { caseResults } from './caseResults.rules';
import { CaseTexts } from './caseTexts';
import { SubmitThrottle } from './submitThrottle';
import { type NewSubmission, SubmissionQueries } from './submission.queries';
import { announceSubmission } from './submission.events';
import { checkCode } from './submission.rules';
import { visibilityOf } from './visibility';
import { isPractice } from './place';

type Api = typeof contract.submission;
type Draft = ServerInput<Api['submit']>;

@Injectable()
export class SubmissionService {
  constructor(
    private readonly queries: SubmissionQueries,
    private readonly problems: ProblemQueries,
    private readonly submitPolicy: SubmitPolicy,
    private readonly settings: SiteSettings,
    private readonly submitThrottle: SubmitThrottle,
    private readonly caseTexts: CaseTexts,
  ) {}

  async submit(draft: Draft, caller: Caller, { ip, locale }: RequestContext) {
    if (draft.cid || draft.gid || draft.tid || draft.isRemote) throw new ApiError('submission.unsupported');
    checkCode(draft.code);
    const problem = await this.submitPolicy.check(await this.problems.findByDisplayId(draft.pid), draft, caller);
    const { language, clientKey, code } = draft;
    const submission = { userId: caller.id, problemId: problem.id, language, length: code.length, status: Status.pending, ip, clientKey };
    const intervalS = await this.submitThrottle.intervalS();
    const store = () => this.store(submission, draft, caller, intervalS).catch(reason => this.submitThrottle.recordRefusal(caller, reason));
    let id = await store();
    if (id === undefined) {
      await this.submitThrottle.checkPerson(draft, caller);
      id = await store();
    }
    if (id === undefined) throw new ApiError('submission.captchaRequired');
    return this.found(await this.queries.row(id, caller, locale));
  }

  /** Row and job in one transaction; answers the row that is there when the client sends again what was stored. Undefined: is it a person? */
  private store(submission: NewSubmission, { clientKey, code }: Draft, caller: Caller, intervalS: number) {
    return this.queries.alone(caller.id, async tx => {
      const known = clientKey && (await this.queries.findByClientKey(caller.id, clientKey, tx));
      if (known) return known;
      if (await this.submitThrottle.needsCaptcha(caller, intervalS, tx)) return undefined;
      const stored = await this.queries.insert(tx, submission, code);
      const { language } = submission;
      await enqueue(tx, { kind: 'submission', targetId: stored, userId: caller.id, language, priority: priorities.practice });
      await announceSubmission(tx, { event: 'submission.queued', submitId: stored, status: Status.pending });
      return stored;
    });
  }

  /** The rows are not counted: while there may be more, there are as many as the list goes. */
  async list(filter: ServerInput<Api['list']>, caller: Caller | undefined, context: RequestContext) {
    if (filter.onlyMine && !caller) throw new ApiError('login.required');
    // No submission belongs to a group yet, and those of contests are listed in their contest.
    if (filter.gid || filter.contestID) return toPage([], 0, filter);
    const records = await this.queries.page(filter, caller, context);
    const seen = (filter.currentPage - 1) * filter.limit + records.length;
    const isLast = records.length > 0 && records.length < filter.limit;
    return toPage(records, isLast || seen === 0 ? seen : MOST_COUNTED, filter);
  }

  async detail({ submitId }: ServerInput<Api['detail']>, caller: Caller | undefined, locale: Locale) {
    const { codeShare: problemAllows, ...row } = this.found(await this.queries.detail(submitId, caller, locale));
    const { hideNonContestSubmissionCode } = await this.settings.switches();
    const codeShare = problemAllows && !hideNonContestSubmissionCode;
    return { submission: { ...visibilityOf(caller).redact(row, { codeShare }), gid: null }, codeShare };
  }

  async cases({ submitId }: ServerInput<Api['cases']>, caller: Caller | undefined) {
    const { cases, groups, openCaseResult, judgeCaseMode, type, ...problem } = this.found(await this.queries.cases(submitId, caller));
    if (!cases || !visibilityOf(caller).seesCases({ openCaseResult })) return null;
    const texts = caller && mayEdit(caller, problem) ? await this.caseTexts.of(problem.problemId) : undefined;
    return caseResults({ cases, groups, judgeCaseMode, isScored: isScored({ type }), texts });
  }

  async share({ submitId, share }: ServerInput<Api['share']>, caller: Caller) {
    const submission = this.found(await this.queries.owner(submitId, caller));
    if (submission.userId !== caller.id) throw new ApiError('submission.notOwner');
    if (!isPractice(submission)) throw new ApiError('submission.inContest');
    await this.queries.share(submitId, share);
  }

  async lastAccepted({ pid, cid }: ServerInput<Api['lastAccepted']>, caller: Caller) {
    const found = await this.queries.lastAccepted(caller.id, pid, { contestId: cid || null });
    return found ?? { submitId: null, code: '', language: null };
  }

  async statuses({ submitIds }: ServerInput<Api['statuses']>, caller: Caller | undefined) {
    const standings = await this.queries.standings(submitIds, caller);
    return Object.fromEntries(standings.map(standing => [standing.submitId, standing]));
  }

  /** @throws ApiError always: no judge is remote yet. */
  async resubmit({ submitId }: ServerInput<Api['resubmit']>, caller: Caller): Promise<never> {
    const { userId } = this.found(await this.queries.owner(submitId, caller));
    throw new ApiError(userId === caller.id ? 'submission.notRemote' : 'submission.notOwner');
  }

  /** @throws ApiError always: there is no contest yet. */
  async contestStatuses(): Promise<never> {
    throw new ApiError('contest.notFound');
  }

  private found<Row>(row: Row | undefined): Row {
    if (!row) throw new ApiError('submission.notFound');
    return row;
  }
}
