import { ApiError, type contract, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Scope, Scoped } from '../../access/scope';
import type { Caller } from '../../access/caller';
import type { InputFor } from '../../api/handles';
import { CommentAccess } from './commentAccess';
import { CommentMentions } from './commentMentions.queries';
import { CommentQueries, type CommentRow } from './comment.queries';
import { MOST_REPLIES } from './comment.rules';
import { commentOnWire, replyOnWire } from './comment.wire';
import { type CommentPlace, CommentPlaces } from './commentPlace';

type Api = typeof contract.comment;

/** Comments and replies, for those who read them. */
@Injectable()
export class CommentService {
  constructor(
    private readonly queries: CommentQueries,
    private readonly places: CommentPlaces,
    private readonly access: CommentAccess,
    private readonly mentions: CommentMentions,
  ) {}

  async list({ did, order, open = false, ...paging }: InputFor<Api['list']>, scoped: Scoped<Scope, Caller | undefined>) {
    const place = await this.places.of(scoped, did);
    const { records, total } = await this.queries.page(place, { ...paging, order, open });
    const rows = await this.withReplies(place, records);
    return { commentList: toPage(rows, total, paging), commentLikeMap: await this.likes(records, place) };
  }

  /** Comments with these ids, all of which the caller must be allowed to see, each with its first replies. */
  async byIds(place: CommentPlace, ids: number[]) {
    return this.withReplies(place, await this.queries.byIds(ids));
  }

  async one({ id }: InputFor<Api['one']>, caller: Caller | undefined) {
    const { place, comment } = await this.access.seen(id, caller);
    const [row] = await this.queries.byIds([comment.parentId ?? id]);
    if (!row) throw new ApiError('comment.notFound');
    const replies = await this.queries.replies(place, [row], MOST_REPLIES);
    const shown = commentOnWire(place, row, replies, replies.length);
    await this.mentions.in([shown]);
    return { comment: shown, commentLikeMap: await this.likes([row], place) };
  }

  async replies({ commentId }: InputFor<Api['replies']>, caller: Caller | undefined) {
    const { place, comment } = await this.access.seen(commentId, caller);
    if (comment.parentId !== null) throw new ApiError('comment.notFound');
    const rows = await this.queries.replies(place, [comment], MOST_REPLIES);
    return this.mentions.in(rows.map(row => replyOnWire(place, row, comment)));
  }

  async versions({ id }: InputFor<Api['versions']>, caller: Caller) {
    const { place } = await this.access.seen(id, caller);
    if (!place.observes) throw new ApiError('access.denied');
    return this.queries.versions(id);
  }

  private async withReplies(place: CommentPlace, records: CommentRow[]) {
    const [replies, totals] = await Promise.all([this.queries.firstReplies(place, records), this.queries.replyCounts(place, records)]);
    const below = Map.groupBy(replies, ({ parentId }) => parentId);
    return this.mentions.in(records.map(row => commentOnWire(place, row, below.get(row.id), totals && (totals.get(row.id) ?? 0))));
  }

  private async likes(rows: Pick<CommentRow, 'id'>[], { caller }: CommentPlace): Promise<Record<string, boolean>> {
    const ids = rows.map(({ id }) => id);
    const liked = caller ? await this.queries.liked(caller.id, ids) : new Set<number>();
    return Object.fromEntries(ids.map(id => [id, liked.has(id)]));
  }
}
