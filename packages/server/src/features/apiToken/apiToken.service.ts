import { ApiError, type contract, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { type Database, InjectDatabase } from '../../database/database';
import { consume, createLimiter } from '../../database/limiter';
import { publish } from '../../events/events';
import { newApiToken, digest } from '../account/tokens';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { ApiTokenQueries } from '../account/apiToken.queries';

type Api = typeof contract.apiToken;

const DAY_MS = 86_400_000;
const HOUR_S = 3_600;

/** Tokens of programs: made and revoked by their owner, who sees a token once. */
@Injectable()
export class ApiTokenService {
  private readonly made;

  constructor(
    private readonly queries: ApiTokenQueries,
    @InjectDatabase() database: Database,
  ) {
    this.made = createLimiter(database, 'apiToken', { points: 60, perS: HOUR_S });
  }

  async add({ name, scopes, days }: ServerInput<Api['add']>, actor: Actor) {
    const { id: userId } = actor.caller;
    await consume(this.made, String(userId), 'server.tooMany');
    const token = newApiToken();
    const expiresAt = new Date(Date.now() + days * DAY_MS);
    return this.queries.transaction(async tx => {
      const added = await this.queries.add(tx, { userId, tokenHash: digest(token), name, scopes: [...new Set(scopes)], expiresAt });
      if (!added) throw new ApiError('apiToken.tooMany');
      await recordAudit(tx, actor, { action: 'apiToken.add', target: name, after: { scopes: added.scopes, expiresAt } });
      return { ...added, token };
    });
  }

  /** Removes a token, and ends the streams that use it. No error when it is gone already. */
  async remove(id: string, actor: Actor) {
    await this.queries.transaction(async tx => {
      const removed = await this.queries.remove(tx, actor.caller.id, id);
      if (!removed) return;
      await publish(tx, { event: 'sessions.ended', userId: actor.caller.id });
      await recordAudit(tx, actor, { action: 'apiToken.remove', target: removed.name, before: { scopes: removed.scopes } });
    });
  }
}
