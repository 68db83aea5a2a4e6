import { ApiError, type contract } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Scoped } from '../../access/scope';
import type { Caller } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import type { Executor } from '../../database/database';
import { ContestQueries } from '../contest/contest.queries';
import { recordAudit } from '../audit/audit.queries';
import { CommentAccess } from './commentAccess';
import { CommentLimits } from './commentLimits';
import { type Answered, CommentNotices } from './commentNotices';
import { CommentQueries, type FoundComment } from './comment.queries';
import { mayComment, mayDelete, mayEdit, mayReply } from './comment.rules';
import { commentOnWire, replyOnWire } from './comment.wire';
import { type CommentPlace, CommentPlaces } from './commentPlace';
import { CommentWritingQueries } from './commentWriting.queries';

type Api = typeof contract.comment;

interface Draft {
  content: string;
  clientKey?: string | undefined;
}

@Injectable()
export class CommentWritingService {
  constructor(
    private readonly queries: CommentWritingQueries,
    private readonly rows: CommentQueries,
    private readonly access: CommentAccess,
    private readonly places: CommentPlaces,
    private readonly limits: CommentLimits,
    private readonly notices: CommentNotices,
    private readonly contests: ContestQueries,
  ) {}

  async add({ did, problem, ...draft }: InputFor<Api['add']>, scoped: Scoped) {
    const { caller } = scoped;
    const place = await this.places.of(scoped, did);
    if (!mayComment(place)) throw new ApiError('access.denied');
    const problemId = problem === undefined ? null : await this.problemIn(place, problem);
    await this.limits.check(place, caller, draft.content);
    const byOrganiser = place.kind === 'contest' && place.moderates;
    const question = place.kind === 'contest' && !place.moderates ? ('open' as const) : null;
    const id = await this.store(caller, draft, async tx => {
      const comment = { userId: caller.id, ...draft, byOrganiser };
      const id = await this.queries.insert(tx, place, { ...comment, question, problemId });
      await this.notices.tellOfWritten(tx, place, { id, ...comment });
      await this.notices.announce(tx, place, comment);
      return id;
    });
    return commentOnWire(place, await this.row(id));
  }

  async reply({ reply: { commentId, ...draft }, quoteId, quoteType }: InputFor<Api['reply']>, caller: Caller) {
    const { place, comment } = await this.access.seen(commentId, caller);
    if (comment.parentId !== null) throw new ApiError('comment.notFound');
    if (!mayReply(place, comment)) throw new ApiError('comment.replyDenied');
    const target =
      quoteType === 'Reply' && quoteId ? await this.quoted(quoteId, comment, caller) : { ...comment, type: 'Comment' as const };
    await this.limits.check(place, caller, draft.content);
    const id = await this.store(caller, draft, tx => this.storeReply(tx, { place, comment, target }, caller, draft));
    return replyOnWire(place, await this.row(id), comment);
  }

  async change({ id, content }: InputFor<Api['change']>, caller: Caller) {
    const { place, comment, parent } = await this.access.seen(id, caller);
    if (comment.userId !== caller.id) throw new ApiError('access.denied');
    if (!mayEdit(place, comment)) throw new ApiError(comment.isFresh ? 'access.denied' : 'comment.editOver');
    await this.limits.check(place, caller, content);
    await this.queries.transaction(async tx => {
      await this.queries.change(tx, id, content);
      await this.notices.announce(tx, place, parent ?? comment);
    });
  }

  async remove(id: number | null | undefined, caller: Caller, context: RequestContext) {
    if (!id) throw new ApiError('comment.notFound');
    const { place, comment, parent } = await this.access.seen(id, caller);
    if (!mayDelete(place, comment)) throw new ApiError('access.denied');
    const { userId, content, contestId, discussionId } = comment;
    await this.queries.transaction(async tx => {
      if (!(await this.queries.remove(tx, place, comment, caller.id))) throw new ApiError('comment.notFound');
      const before = { contestId, discussionId, userId, content };
      if (userId !== caller.id) {
        await this.notices.tellOfRemoval(tx, place, comment, caller.id);
        await recordAudit(tx, { caller, context }, { action: 'comment.remove', target: String(id), before });
      }
      await this.notices.announce(tx, place, parent ?? comment);
    });
  }

  async like({ cid, toLike }: InputFor<Api['like']>, caller: Caller) {
    const { place, comment } = await this.access.seen(cid, caller);
    if (comment.parentId !== null) throw new ApiError('comment.notFound');
    await this.limits.countLike(caller);
    await this.queries.transaction(async tx => {
      if ((await this.queries.like(tx, cid, caller.id, toLike)) && toLike) await this.notices.tellOfLike(tx, place, comment, caller.id);
    });
  }

  async setAnswered({ id, answered }: InputFor<Api['setAnswered']>, caller: Caller) {
    const { place, comment } = await this.access.seen(id, caller);
    if (!comment.question) throw new ApiError('comment.notFound');
    if (!place.moderates) throw new ApiError('access.denied');
    await this.queries.transaction(async tx => {
      await this.queries.setQuestion(tx, id, answered ? 'answered' : 'open');
      await this.notices.announce(tx, place, comment);
    });
  }

  /** Stores a comment once per client key, and not again what the author has just written. */
  private store(caller: Caller, draft: Draft, store: (tx: Executor) => Promise<number>) {
    return this.storeOnce(caller, draft, async tx => {
      if (await this.queries.isRepeated(tx, caller.id, draft.content)) throw new ApiError('comment.duplicate');
      return store(tx);
    });
  }

  /** Stores a comment once per client key. @returns its number. */
  storeOnce({ id }: Caller, { clientKey }: Pick<Draft, 'clientKey'>, store: (tx: Executor) => Promise<number>): Promise<number> {
    return this.queries.withUserLock(id, async tx => {
      const known = clientKey && (await this.queries.findByClientKey(tx, id, clientKey));
      return known || store(tx);
    });
  }

  /** The number of a problem of the contest. @throws ApiError when there is none, or this is no contest. */
  private async problemIn({ kind, id }: CommentPlace, displayId: string) {
    if (kind !== 'contest') throw new ApiError('input.invalid', 'problem: only a question in a contest is about a problem');
    const entry = await this.contests.problemNamed(id, displayId);
    if (!entry) throw new ApiError('contest.problemNotFound');
    return entry.problemId;
  }

  /** An organiser answers a question, and its asker opens it again by asking on. */
  async storeReply(
    tx: Executor,
    { place, comment, target }: Answered & { place: CommentPlace; comment: Pick<FoundComment['comment'], 'id' | 'userId' | 'question'> },
    caller: Caller,
    draft: Draft,
  ) {
    const byOrganiser = place.kind === 'contest' && place.moderates;
    const isAsker = comment.userId === caller.id;
    const question = comment.question === null ? undefined : byOrganiser ? 'answered' : isAsker ? 'open' : undefined;
    await this.queries.addReply(tx, comment.id, question);
    const reply = { userId: caller.id, ...draft, byOrganiser };
    const id = await this.queries.insert(tx, place, { ...reply, parentId: comment.id, toUserId: target.userId });
    await this.notices.tellOfWritten(tx, place, { id, ...reply }, { comment, target });
    await this.notices.announce(tx, place, comment);
    return id;
  }

  private async quoted(id: number, comment: { id: number }, caller: Caller): Promise<Answered['target']> {
    const found = await this.access.seen(id, caller);
    if (found.comment.parentId !== comment.id) throw new ApiError('comment.notFound');
    return { ...found.comment, type: 'Reply' };
  }

  private async row(id: number) {
    const [row] = await this.rows.byIds([id]);
    if (!row) throw new ApiError('comment.notFound');
    return row;
  }
}
