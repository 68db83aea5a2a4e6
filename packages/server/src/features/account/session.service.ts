import { ApiError, FACTOR_MINUTES } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { type Callers, type Recognised, type RequestContext } from '../../api/caller';
import { ApiTokenQueries } from './apiToken.queries';
import { SessionQueries } from './session.queries';
import { digest, isApiToken, newToken } from './tokens';

const HOUR_MS = 3_600_000;
const LIFE_MS = 24 * HOUR_MS;
const REFRESH_AFTER_MS = 12 * HOUR_MS;
/** Requests that were under way with the old token still pass. */
const GRACE_MS = 60_000;

/** Sessions: a random token each, stored as its hash, so that ending one is deleting a row. */
@Injectable()
export class SessionService implements Callers {
  constructor(
    private readonly queries: SessionQueries,
    private readonly apiTokens: ApiTokenQueries,
  ) {}

  /** @param factorAt when a code of the second factor was shown for it. */
  async open(userId: number, context: Pick<RequestContext, 'ip' | 'userAgent'>, factorAt?: Date) {
    const token = newToken();
    await this.queries.open({ ...sessionOf(token, userId, context), factorAt });
    return token;
  }

  /** Ends the session of a token; a fresher token that this very call was to get is not sent. */
  async end(userId: number, context: RequestContext) {
    const id = await this.idOf(context);
    if (id) await this.queries.end(userId, id);
    context.withdrawToken();
  }

  async list(userId: number, context: RequestContext) {
    const [own, present] = await Promise.all([this.queries.of(userId), this.idOf(context)]);
    return own.map(({ createdAt, ...session }) => ({ ...session, seenAt: createdAt, isThis: session.id === present }));
  }

  async endById(userId: number, id: string) {
    if (!(await this.queries.end(userId, id))) throw new ApiError('account.sessionUnknown');
  }

  async endOthers(userId: number, context: RequestContext) {
    const id = await this.idOf(context);
    if (id) await this.queries.endOthers(userId, id);
  }

  async checkFactor(token: string) {
    const shownAt = await this.queries.factorShown(digest(token));
    if (shownAt === undefined) return;
    if (!shownAt || Date.now() - shownAt.getTime() > FACTOR_MINUTES * 60_000) throw new ApiError('account.codeRequired');
  }

  /** A code of the second factor was shown in the session of this call. */
  noteFactor = ({ token }: RequestContext) => (token ? this.queries.noteFactor(digest(token)) : undefined);

  async recognise(
    token: string,
    context: Pick<RequestContext, 'ip' | 'userAgent'>,
    { mayRenew } = { mayRenew: true },
  ): Promise<Recognised | undefined> {
    if (isApiToken(token)) return this.recogniseProgram(token);
    const found = await this.queries.find(digest(token));
    if (!found) return undefined;
    const { createdAt, replacedAt, until, ...caller } = found;
    const isOld = Date.now() - createdAt.getTime() > REFRESH_AFTER_MS;
    return { caller, until, freshToken: mayRenew && isOld && !replacedAt ? await this.refresh(token, caller.id, context) : undefined };
  }

  private async recogniseProgram(token: string): Promise<Recognised | undefined> {
    const found = await this.apiTokens.find(digest(token));
    if (!found) return undefined;
    const { tokenId, scopes, until, ...caller } = found;
    await this.apiTokens.markUsed(tokenId);
    return { caller, scopes, until };
  }

  private async refresh(token: string, userId: number, context: Pick<RequestContext, 'ip' | 'userAgent'>) {
    const fresh = newToken();
    const replaced = await this.queries.replace(digest(token), sessionOf(fresh, userId, context), new Date(Date.now() + GRACE_MS));
    return replaced ? fresh : undefined;
  }

  private idOf = async ({ token }: RequestContext) => (token ? this.queries.idOf(digest(token)) : undefined);
}

const sessionOf = (token: string, userId: number, { ip, userAgent }: Pick<RequestContext, 'ip' | 'userAgent'>) => ({
  tokenHash: digest(token),
  userId,
  expiresAt: new Date(Date.now() + LIFE_MS),
  ip,
  userAgent,
});
