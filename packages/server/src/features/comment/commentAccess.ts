import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../access/caller';
import { CommentQueries, type FoundComment } from './comment.queries';
import { seesComment, seesReply } from './comment.visibility';
import { type CommentPlace, CommentPlaces } from './commentPlace';

/** Opens comments for every call that names one, if the caller may know of it. */
@Injectable()
export class CommentAccess {
  constructor(
    private readonly queries: CommentQueries,
    private readonly places: CommentPlaces,
  ) {}

  /**
   * A comment or reply with its place.
   * @throws ApiError when the caller does not see it.
   */
  async seen(id: number, caller: Caller | undefined): Promise<FoundComment & { place: CommentPlace }> {
    const found = await this.queries.find(id);
    if (!found) throw new ApiError('comment.notFound');
    const { comment, parent } = found;
    const place = await this.places.ofStored(comment, caller);
    const isSeen = parent ? seesComment(place, parent) && seesReply(place, comment, parent) : seesComment(place, comment);
    if (!isSeen) throw new ApiError('comment.notFound');
    return { ...found, place };
  }
}
