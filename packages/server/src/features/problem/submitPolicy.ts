import { ApiError, problemVisibilities } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../access/caller';
import { RemoteSiteQueries } from '../remoteSite/remoteSite.queries';
import { SiteSettings } from '../site/site.settings';
import { accountSiteOf } from '../../remote/judgedBy';
import { Languages } from './languages';
import type { ProblemQueries } from './problem.queries';
import { ProblemAccess } from './problemAccess';

type Problem = NonNullable<Awaited<ReturnType<ProblemQueries['find']>>>;

/** Decides whose program may run for a problem, as a submission or as a custom test. */
@Injectable()
export class SubmitPolicy {
  constructor(
    private readonly languages: Languages,
    private readonly settings: SiteSettings,
    private readonly access: ProblemAccess,
    private readonly sites: RemoteSiteQueries,
  ) {}

  /** Checks practice, on the site or in the group of the problem. @throws ApiError. Returns the problem. */
  async check(problem: Problem | undefined, { language, gid }: { language: string; gid?: number | undefined }, caller: Caller) {
    const { openPublicJudge, openGroupJudge } = await this.settings.switches();
    if (!(gid ? openGroupJudge : openPublicJudge)) throw new ApiError('submission.closed');
    return this.checkLanguage(await this.access.open(problem, caller, { gid }), language);
  }

  /** Checks a training that the caller may submit to, and that shows the problem. @throws ApiError. Returns the problem. */
  async checkInTraining(problem: Problem | undefined, { language }: { language: string }): Promise<Problem> {
    if (!(await this.settings.switches()).openPublicJudge) throw new ApiError('submission.closed');
    if (!problem) throw new ApiError('training.problemNotFound');
    return this.checkLanguage(problem, language);
  }

  /** Checks a contest that the caller may submit to. @throws ApiError. Returns the problem. */
  async checkInContest(problem: Problem | undefined, { language }: { language: string }): Promise<Problem> {
    if (!(await this.settings.switches()).openContestJudge) throw new ApiError('submission.closed');
    if (!problem || problem.auth === problemVisibilities.private) throw new ApiError('contest.problemNotFound');
    return this.checkLanguage(problem, language);
  }

  private async checkLanguage(problem: Problem, language: string) {
    if (problem.remoteOj && !(await this.sites.isOn(accountSiteOf(problem.remoteOj)))) throw new ApiError('submission.closed');
    const offered = await this.languages.offeredFor(problem);
    if (!offered.some(({ name }) => name === language)) throw new ApiError(await this.languages.refusalOf(language, problem));
    return problem;
  }
}
