import { ApiError, type contract, type ServerInput, Status, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { checkGroupPowers, GroupScopes } from '../../access/groupScope';
import { type InContest, type InSiteOrContest, type Scoped } from '../../access/scope';
import { type Caller, isAdmin, type Locale } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import { MOST_COUNTED } from '../../database/total';
import { enqueue } from '../../judge/queue/queue';
import { hidesResults } from '../contest/contest.rules';
import { Languages } from '../problem/languages';
import { isScored } from '../problem/problem.rules';
import { ProblemAccess } from '../problem/problemAccess';
import { SiteSettings } from '../site/site.settings';
import { caseResults, isOfOtherData } from './caseResults.rules';
import { CaseTexts } from './caseTexts.queries';
import { SubmitThrottle } from './submitThrottle';
import { type NewSubmission, SubmissionQueries } from './submission.queries';
import { publishSubmission } from './publishSubmission.queries';
import { checkCode } from './submission.rules';
import { casesHiddenBy, redactDetails, seesCases } from './visibility';
import { ContestPage } from './contestPage.queries';
import { isPractice, placeOf } from './place.sql';
import { type SubmitTarget, SubmitTargets } from './submitTarget';

type Api = typeof contract.submission;
type Draft = InputFor<Api['submit']>;

@Injectable()
export class SubmissionService {
  constructor(
    private readonly queries: SubmissionQueries,
    private readonly targets: SubmitTargets,
    private readonly contests: ContestPage,
    private readonly settings: SiteSettings,
    private readonly submitThrottle: SubmitThrottle,
    private readonly caseTexts: CaseTexts,
    private readonly access: ProblemAccess,
    private readonly groups: GroupScopes,
    private readonly languages: Languages,
  ) {}

  async submit(draft: Draft, scoped: Scoped, { ip, locale }: RequestContext) {
    checkCode(draft.code);
    const { caller } = scoped;
    const target = await this.targets.of(scoped, draft);
    const { language, clientKey, code } = draft;
    const where = { problemId: target.problemId, ...target.place };
    const submission = { userId: caller.id, ...where, language, length: code.length, status: Status.pending, ip, clientKey };
    const store = () => this.store(submission, draft, caller, target).catch(reason => this.submitThrottle.recordRefusal(caller, reason));
    let id = await store();
    if (id === undefined) {
      await this.submitThrottle.checkPerson(draft, caller);
      id = await store();
    }
    if (id === undefined) throw new ApiError('submission.captchaRequired');
    return this.found(await this.queries.row(id, caller, locale));
  }

  /** Row and job in one transaction; answers the row that is there when the client sends again what was stored. Undefined: is it a person? */
  private store(
    submission: NewSubmission,
    { clientKey, code }: Draft,
    caller: Caller,
    { priority, queue, intervalS, recheck }: SubmitTarget,
  ) {
    return this.queries.withUserLock(caller.id, async tx => {
      const known = clientKey && (await this.queries.findByClientKey(caller.id, clientKey, tx));
      if (known) return known;
      await recheck(tx);
      if (await this.submitThrottle.needsCaptcha(caller, intervalS, tx)) return undefined;
      const stored = await this.queries.insert(tx, submission, code);
      await enqueue(tx, { kind: 'submission', targetId: stored, userId: caller.id, language: queue, priority });
      await publishSubmission(tx, { event: 'submission.queued', submitId: stored, status: Status.pending });
      return stored;
    });
  }

  /** The rows are not counted: while there may be more, there are as many as the list goes. */
  async list(filter: ServerInput<Api['list']>, caller: Caller | undefined, context: RequestContext) {
    if (filter.onlyMine && !caller) throw new ApiError('login.required');
    // Submissions of contests are listed in their contest.
    if (filter.contestID) return toPage([], 0, filter);
    if (filter.gid) checkGroupPowers(await this.groups.open(filter.gid, caller), 'read');
    const records = await this.queries.page(filter, caller, context);
    const seen = (filter.currentPage - 1) * filter.limit + records.length;
    const isLast = records.length > 0 && records.length < filter.limit;
    return toPage(records, isLast || seen === 0 ? seen : MOST_COUNTED, filter);
  }

  async detail({ submitId }: ServerInput<Api['detail']>, caller: Caller | undefined, locale: Locale) {
    const found = this.found(await this.queries.detail(submitId, caller, locale));
    const {
      codeShare: problemAllows,
      isManager: _,
      groupId,
      timeLimitMs,
      memoryLimitMb,
      isRemote,
      openCaseResult,
      contest,
      ...row
    } = found;
    const { hideNonContestSubmissionCode } = await this.settings.switches();
    const codeShare = problemAllows && !hideNonContestSubmissionCode;
    const isManager = await this.manages(found, caller);
    const gid = isPractice(row) ? groupId : null;
    const { timeFactor, memoryFactor } = isRemote ? { timeFactor: 1, memoryFactor: 1 } : await this.languages.factorsOf(row.language);
    const limits = { timeMs: timeLimitMs, memoryMb: memoryLimitMb, timeFactor, memoryFactor };
    const submission = { ...redactDetails(caller, row, isManager, { codeShare }), gid, isRemote };
    return { submission, codeShare, limits, casesHiddenBy: casesHiddenBy({ ...row, openCaseResult, contest }, isManager) };
  }

  async cases({ submitId }: ServerInput<Api['cases']>, caller: Caller | undefined) {
    const { cases, groups, examples, caseVersion, ...row } = this.found(await this.queries.cases(submitId, caller));
    if (!cases || !seesCases(row, await this.manages(row, caller))) return null;
    const isAuthor = row.userId === caller?.id;
    const { change: mayChange } = await this.access.powers(row, caller);
    const isDataChanged = isOfOtherData(cases, caseVersion);
    const failed = new Set(cases.filter(({ status }) => status !== Status.accepted).map(({ number }) => number));
    const ofSamples = () => (isAuthor ? this.caseTexts.ofSamples(row.problemId, failed, examples) : undefined);
    const texts = isDataChanged ? undefined : await (mayChange ? this.caseTexts.of(row.problemId) : ofSamples());
    const readsChecker = mayChange || (isAuthor && row.openCheckerMessage);
    return caseResults({ ...row, cases, groups, isScored: isScored(row), readsChecker, isDataChanged, texts });
  }

  async share({ submitId, share }: ServerInput<Api['share']>, caller: Caller) {
    const submission = this.found(await this.queries.owner(submitId, caller));
    if (submission.userId !== caller.id) throw new ApiError('submission.notOwner');
    if (!isPractice(submission)) throw new ApiError('submission.inContest');
    await this.queries.share(submitId, share);
  }

  async lastAccepted({ pid }: InputFor<Api['lastAccepted']>, scoped: InSiteOrContest) {
    const isTold = scoped.kind === 'site' || !hidesResults(scoped);
    const found = isTold ? await this.queries.lastAccepted(scoped.caller.id, pid, placeOf(scoped)) : undefined;
    return found ?? { submitId: null, code: '', language: null };
  }

  async statuses({ submitIds }: ServerInput<Api['statuses']>, caller: Caller | undefined) {
    const verdicts = await this.queries.verdicts(submitIds, caller);
    return Object.fromEntries(verdicts.map(verdict => [verdict.submitId, verdict]));
  }

  /** Own ones; those who observe the contest ask about all. */
  async contestStatuses({ submitIds }: InputFor<Api['contestStatuses']>, scoped: InContest) {
    const { caller, powers } = scoped;
    const verdicts = await this.queries.verdicts(submitIds, caller, placeOf(scoped), powers.observe ? undefined : caller.id);
    return Object.fromEntries(verdicts.map(verdict => [verdict.submitId, verdict]));
  }

  async contestPage(filter: InputFor<typeof contract.contest.submissions>, scoped: InContest, context: RequestContext) {
    const { records, total } = await this.contests.page(filter, scoped, context);
    return toPage(records, total, filter);
  }

  /** Whether the caller manages where a submission belongs: its contest, the group of its problem, or the site. @param row.isManager whether the caller observes its contest */
  private async manages(row: { contestId: number | null; groupId: number | null; isManager: boolean }, caller: Caller | undefined) {
    if (!isPractice(row)) return row.isManager;
    return row.groupId === null ? isAdmin(caller) : this.access.managesGroup(row.groupId, caller);
  }

  private found<Row>(row: Row | undefined): Row {
    if (!row) throw new ApiError('submission.notFound');
    return row;
  }
}
