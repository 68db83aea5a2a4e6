import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { type Caller, isAdmin } from '../../access/caller';
import { type Database, InjectDatabase } from '../../database/database';
import { consume, createLimiter } from '../../database/limiter';
import { SiteSettings } from '../site/site.settings';
import { hasTooManyLinks } from './comment.rules';
import type { CommentPlace } from './commentPlace';
import { CommentWritingQueries } from './commentWriting.queries';
import { checkAccepted } from '../../api/fewAccepted';

const WRITTEN_A_MINUTE = 20;
const LIKES_A_MINUTE = 120;

/** Keeps a flood of comments out. Each refusal says why, so that the page keeps the text. */
@Injectable()
export class CommentLimits {
  private readonly writing;
  private readonly likes;

  constructor(
    private readonly queries: CommentWritingQueries,
    private readonly settings: SiteSettings,
    @InjectDatabase() database: Database,
  ) {
    this.writing = createLimiter(database, 'comment', { points: WRITTEN_A_MINUTE, perS: 60 });
    this.likes = createLimiter(database, 'comment-like', { points: LIKES_A_MINUTE, perS: 60 });
  }

  /** @throws ApiError when the caller may not write this here, or not now. */
  async check({ kind, groupId, moderates }: Pick<CommentPlace, 'kind' | 'groupId' | 'moderates'>, caller: Caller, content: string) {
    if (kind === 'discussion' && groupId === null && !isAdmin(caller)) await this.checkAccepted(caller);
    if (!moderates && hasTooManyLinks(content)) throw new ApiError('comment.tooManyLinks');
    await consume(this.writing, String(caller.id), 'comment.tooSoon');
  }

  countLike = ({ id }: Caller) => consume(this.likes, String(id), 'comment.tooSoon');

  private async checkAccepted({ id }: Caller) {
    const { defaultCreateCommentACInitValue: needed } = await this.settings.switches();
    if (needed > 0) checkAccepted('comment.fewAccepted', await this.queries.accepted(id), needed);
  }
}
