import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { phaseOf } from '../../access/phase';
import { checkPowers, type InContest, type Scope, type Scoped, Scopes } from '../../access/scope';
import type { Caller } from '../../access/caller';
import type { Executor } from '../../database/database';
import { DiscussionAccess, type OpenDiscussion } from '../discussion/discussionAccess';
import { SiteSettings } from '../site/site.settings';

/** Where comments are, as the caller may read there: a contest or a discussion. */
export interface CommentPlace {
  kind: 'contest' | 'discussion';
  id: number;
  /** Group of the discussion. Null: the comments belong to the site, or to a contest. */
  groupId: number | null;
  /** Author of the contest or the discussion. */
  authorId: number;
  caller: Caller | undefined;
  /** The caller may delete comments of others and see what they said before. In a contest: is of its jury. */
  moderates: boolean;
  /** The caller reads all comments at any time. */
  observes: boolean;
  /** Whether everybody who reads here sees all comments. False in a running contest, where readers see only those that concern them. */
  isForAll: boolean;
}

/** The contest or the discussion that a stored comment belongs to: one of the two is there. */
export interface CommentOwner {
  contestId: number | null;
  discussionId: number | null;
}

/** Opens the place of comments from stored rows. */
@Injectable()
export class CommentPlaces {
  constructor(
    private readonly scopes: Scopes,
    private readonly discussions: DiscussionAccess,
    private readonly settings: SiteSettings,
  ) {}

  /** @throws ApiError when the caller may not read there, or comments are closed. */
  async of(scoped: Scoped<Scope, Caller | undefined>, did: number | undefined, executor?: Executor): Promise<CommentPlace> {
    if (scoped.kind === 'contest') {
      if (did !== undefined) throw new ApiError('input.invalid');
      return this.inContest(scoped);
    }
    if (did === undefined) throw new ApiError('input.invalid');
    return onDiscussion(await this.discussions.open(did, scoped.caller, executor), scoped.caller);
  }

  /** @throws ApiError as `of` does. */
  async ofStored({ contestId, discussionId }: CommentOwner, caller: Caller | undefined, executor?: Executor): Promise<CommentPlace> {
    if (contestId !== null) return this.inContest(await this.scopes.contest(contestId, caller, { executor }));
    if (discussionId === null) throw new ApiError('comment.notFound');
    return onDiscussion(await this.discussions.open(discussionId, caller, executor), caller);
  }

  private async inContest(scoped: InContest<Caller | undefined>): Promise<CommentPlace> {
    checkPowers(scoped, 'read');
    const { openContestComment } = await this.settings.switches();
    if (!openContestComment) throw new ApiError('comment.contestClosed');
    const { contest, now, powers, caller } = scoped;
    const isForAll = phaseOf(contest, now) === 'ended';
    const { judge: moderates, observe: observes } = powers;
    return { kind: 'contest', id: contest.id, groupId: null, authorId: contest.authorId, caller, moderates, observes, isForAll };
  }
}

const onDiscussion = ({ id, groupId, authorId, moderates }: OpenDiscussion, caller: Caller | undefined): CommentPlace => ({
  kind: 'discussion',
  id,
  groupId,
  authorId,
  caller,
  moderates,
  observes: moderates,
  isForAll: true,
});
