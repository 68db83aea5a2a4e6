import { Injectable } from '@nestjs/common';
import { type Database, InjectDatabase } from '../../database/database';
import { consume, createLimiter } from '../../database/limiter';

/** A tool asks every few seconds, and a hall is one network; each call may read a whole contest. */
const CALLS_A_MINUTE = 600;

/** Calls of the CCS Contest API from one network, for all processes together. */
@Injectable()
export class CcsLimits {
  private readonly calls;

  constructor(@InjectDatabase() database: Database) {
    this.calls = createLimiter(database, 'ccs', { points: CALLS_A_MINUTE, perS: 60 });
  }

  /** @throws ApiError when there were too many. */
  countCall = (network: string) => consume(this.calls, network, 'server.tooMany');
}
