import { Injectable } from '@nestjs/common';
import { type Database, InjectDatabase } from '../../database/database';
import { consume, createLimiter } from '../../database/limiter';

const HOUR_S = 3_600;
/** Times that a user hands out or changes an assignment in an hour: each may tell a whole group. */
const WRITINGS = 60;

/** Limits that hold for all API processes together. */
@Injectable()
export class AssignmentLimits {
  private readonly writings;

  constructor(@InjectDatabase() database: Database) {
    this.writings = createLimiter(database, 'assignment', { points: WRITINGS, perS: HOUR_S });
  }

  /** @throws ApiError when there were too many. */
  countWriting = (userId: number) => consume(this.writings, String(userId), 'server.tooMany');
}
