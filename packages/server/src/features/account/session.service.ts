import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { type Callers, type Recognised, type Visit } from '../../api/caller';
import { SessionQueries } from './session.queries';
import { digest, newToken } from './tokens';

const HOUR_MS = 3_600_000;
const LIFE_MS = 24 * HOUR_MS;
const REFRESH_AFTER_MS = 12 * HOUR_MS;
/** Requests that were under way with the old token still pass. */
const GRACE_MS = 60_000;

/** Sessions: a random token each, stored as its hash, so that ending one is deleting a row. */
@Injectable()
export class SessionService implements Callers {
  constructor(private readonly queries: SessionQueries) {}

  async open(userId: number, visit: Pick<Visit, 'ip' | 'userAgent'>) {
    const token = newToken();
    await this.queries.insert(sessionOf(token, userId, visit));
    return token;
  }

  end = (token: string) => this.queries.end(digest(token));

  async list(userId: number, token: string | undefined) {
    const own = await this.queries.of(userId);
    const present = token && digest(token);
    return own.map(({ tokenHash, createdAt, ...session }) => ({ ...session, seenAt: createdAt, isThis: tokenHash === present }));
  }

  async endById(userId: number, id: string) {
    if (!(await this.queries.endById(userId, id))) throw new ApiError('account.sessionUnknown');
  }

  endOthers = (userId: number, token: string) => this.queries.endOthers(userId, digest(token));

  async recognise(token: string, visit: Pick<Visit, 'ip' | 'userAgent'>): Promise<Recognised | undefined> {
    const found = await this.queries.find(digest(token));
    if (!found) return undefined;
    const { createdAt, replacedAt, openedAt, ...caller } = found;
    const isOld = Date.now() - createdAt.getTime() > REFRESH_AFTER_MS;
    return { caller, freshToken: isOld && !replacedAt ? await this.refresh(token, { userId: caller.id, openedAt }, visit) : undefined };
  }

  private async refresh(token: string, { userId, openedAt }: { userId: number; openedAt: Date }, visit: Pick<Visit, 'ip' | 'userAgent'>) {
    const fresh = newToken();
    const session = { ...sessionOf(fresh, userId, visit), openedAt };
    const replaced = await this.queries.replace(digest(token), session, new Date(Date.now() + GRACE_MS));
    return replaced ? fresh : undefined;
  }
}

const sessionOf = (token: string, userId: number, { ip, userAgent }: Pick<Visit, 'ip' | 'userAgent'>) => ({
  tokenHash: digest(token),
  userId,
  expiresAt: new Date(Date.now() + LIFE_MS),
  ip,
  userAgent,
});
