import { Injectable } from '@nestjs/common';
import { type Database, InjectDatabase } from '../../database/database';
import { consume, createLimiter } from '../../database/limiter';

const HOUR_S = 3_600;
/** New discussions, changes and reports of a user in an hour. */
const WRITINGS = 60;
/** Likes of a user in a minute, given or taken back. */
const LIKES = 60;
/** The author gets one message about likes of the same reader in this time, however often they like it again. */
const MONTH_S = 30 * 86_400;

@Injectable()
export class DiscussionLimits {
  private readonly writings;
  private readonly likes;
  private readonly likeMessages;

  constructor(@InjectDatabase() database: Database) {
    this.writings = createLimiter(database, 'discussion', { points: WRITINGS, perS: HOUR_S });
    this.likes = createLimiter(database, 'discussion-like', { points: LIKES, perS: 60 });
    this.likeMessages = createLimiter(database, 'like-message', { points: 1, perS: MONTH_S });
  }

  /** @throws ApiError when there were too many. */
  countWriting = (userId: number) => consume(this.writings, String(userId), 'server.tooMany');

  /** @throws ApiError when there were too many. */
  countLike = (userId: number) => consume(this.likes, String(userId), 'server.tooMany');

  isFirstLike = (userId: number, discussionId: number) =>
    this.likeMessages.consume(`${discussionId}:${userId}`).then(
      () => true,
      () => false,
    );
}
