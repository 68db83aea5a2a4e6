import { ApiError, type Endpoint } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { type Database, InjectDatabase } from '../database/database';
import { consume, createLimiter } from '../database/limiter';
import type { Caller } from '../access/caller';

const HOUR_S = 3_600;
/** Changes of a user in groups within an hour, by all calls of groups together. */
const CHANGES = 2_000;

/** Limits how often a user changes anything in groups, because everybody may make a group. */
@Injectable()
export class GroupChangeLimit {
  private readonly changes;

  constructor(@InjectDatabase() database: Database) {
    this.changes = createLimiter(database, 'group-change', { points: CHANGES, perS: HOUR_S });
  }

  /** @throws ApiError when there were too many. */
  async count({ method, path }: Endpoint, caller: Caller | undefined) {
    const isChange = method !== 'GET' && (path === '/group' || path.startsWith('/group/'));
    if (!isChange) return;
    if (!caller) throw new ApiError('login.required');
    await consume(this.changes, String(caller.id), 'server.tooMany');
  }
}
