import { ApiError, type contract, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { InContest } from '../../access/scope';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import type { Executor } from '../../database/database';
import { recordAudit } from '../audit/audit.queries';
import { ContestQueries } from '../contest/contest.queries';
import { announceIn } from '../contest/contestAnnouncement.queries';
import { CommentLimits } from './commentLimits';
import { CommentNotices } from './commentNotices';
import { CommentPlaces } from './commentPlace';
import { CommentService } from './comment.service';
import { CommentWritingQueries } from './commentWriting.queries';
import { CommentWritingService } from './commentWriting.service';
import { refusalToAnswer } from './question.rules';
import { QuestionQueries } from './question.queries';

type Api = typeof contract.question;

/** Questions of a contest for its organisers: listed, claimed, answered. The gate has let nobody else in. */
@Injectable()
export class QuestionService {
  constructor(
    private readonly queries: QuestionQueries,
    private readonly contests: ContestQueries,
    private readonly comments: CommentService,
    private readonly writing: CommentWritingService,
    private readonly writingQueries: CommentWritingQueries,
    private readonly places: CommentPlaces,
    private readonly limits: CommentLimits,
    private readonly notices: CommentNotices,
  ) {}

  async list({ filter, problem, general, keyword, id, currentPage, limit }: InputFor<Api['list']>, scoped: InContest) {
    const place = await this.places.of(scoped, undefined);
    const { contest, caller } = scoped;
    const entry = problem === undefined ? undefined : await this.contests.problemNamed(contest.id, problem);
    if (problem !== undefined && !entry) throw new ApiError('contest.problemNotFound');
    const problemId = general ? null : entry?.problemId;
    const paging = { currentPage, limit };
    const { records, total } = await this.queries.page(contest, { filter, callerId: caller.id, problemId, keyword, id }, paging);
    const shown = new Map(
      (
        await this.comments.byIds(
          place,
          records.map(row => row.id),
        )
      ).map(comment => [comment.id, comment]),
    );
    const rows = records.flatMap(row => {
      const comment = shown.get(row.id);
      return comment ? [{ ...comment, ...row }] : [];
    });
    return toPage(rows, total, paging);
  }

  async count(_: InputFor<Api['count']>, scoped: InContest) {
    await this.places.of(scoped, undefined);
    return this.queries.countOpen(scoped.contest.id, scoped.caller.id);
  }

  async claim({ id, claimed }: InputFor<Api['claim']>, scoped: InContest) {
    const place = await this.places.of(scoped, undefined);
    const { caller } = scoped;
    await this.writingQueries.transaction(async tx => {
      const question = await this.found(tx, id, scoped);
      const refusal = claimed ? refusalToAnswer(question, caller, 'open') : undefined;
      if (refusal) throw new ApiError(refusal);
      await this.queries.setHelper(tx, id, claimed ? caller.id : null);
      await this.notices.announceToOrganisers(tx, place);
    });
  }

  /** The reply, the announcement and the state of the question are stored together. Prepared answers are given to many: none is a repetition. */
  async answer({ id, announcement, known, force, ...draft }: InputFor<Api['answer']>, scoped: InContest, context: RequestContext) {
    const place = await this.places.of(scoped, undefined);
    const { caller, contest } = scoped;
    await this.limits.check(place, caller, draft.content);
    const { content, clientKey } = draft;
    const replyId = await this.writing.storeOnce(caller, { clientKey }, async tx => {
      const question = await this.found(tx, id, scoped);
      const refusal = refusalToAnswer(question, caller, known, force);
      if (refusal) throw new ApiError(refusal);
      const target = { ...question, type: 'Comment' as const };
      const stored = await this.writing.storeReply(tx, { place, comment: question, target }, caller, { content, clientKey });
      if (announcement) await announceIn(tx, { caller, context }, contest.id, announcement);
      return stored;
    });
    return { replyId };
  }

  async answers(_: InputFor<Api['answers']>, { contest }: InContest) {
    return { answers: await this.queries.answers(contest.id) };
  }

  async changeAnswers({ answers }: InputFor<Api['changeAnswers']>, scoped: InContest, context: RequestContext) {
    const place = await this.places.of(scoped, undefined);
    const { caller, contest } = scoped;
    await this.writingQueries.transaction(async tx => {
      const before = await this.queries.setAnswers(tx, contest.id, answers);
      const change = { before: { answers: before }, after: { answers } };
      await recordAudit(tx, { caller, context }, { action: 'contest.changeAnswers', target: String(contest.id), ...change });
      await this.notices.announceToOrganisers(tx, place);
    });
  }

  /** @throws ApiError when the contest has no such question. */
  private async found(tx: Executor, id: number, { contest }: InContest) {
    const question = await this.queries.lock(tx, contest.id, id);
    if (!question) throw new ApiError('comment.notFound');
    return question;
  }
}
