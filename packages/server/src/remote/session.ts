import { CookieJar, type SerializedCookieJar } from 'tough-cookie';
import type { Config } from '../config';
import type { AccountSite, RemoteSite, Session } from './adapter';
import { RemoteError } from './remoteError';
import type { Seal } from './seal';
import { openHttp } from './sites';

/** An account as it is stored: password and session are sealed. */
interface Account {
  site: AccountSite;
  username: string;
  password: string;
  session: string | null;
}

interface Kept {
  cookies?: SerializedCookieJar | undefined;
  token?: string | undefined;
  userAgent?: string | undefined;
}

interface Parts {
  site: RemoteSite;
  account: Account;
  seal: Seal;
}

/** Owner of a sealed text: an account of a site. */
export const ownerOf = ({ site, username }: Pick<Account, 'site' | 'username'>) => `${site}/${username}`;

/** The session of an account at its site, as it was left. @throws RemoteError when its password was sealed with another key. */
export async function openSession({ site, account, seal, config }: Parts & { config: Config }): Promise<Session> {
  const owner = ownerOf(account);
  const password = seal.open(account.password, owner);
  if (password === undefined) throw new RemoteError('auth', 'the stored password cannot be read with the key of this installation');
  const kept = account.session === null ? undefined : seal.open(account.session, owner);
  const { cookies, token, userAgent }: Kept = kept === undefined ? {} : (JSON.parse(kept) as Kept);
  const jar = cookies ? CookieJar.deserializeSync(cookies) : new CookieJar();
  return { http: openHttp(site, config, { jar, userAgent }), account: { username: account.username, password }, token, userAgent };
}

/** The session as it is now, to be kept. */
export const sealedSession = ({ account, seal }: Parts, { http, token, userAgent }: Session) =>
  sealedAs(account, seal, { cookies: http.jar.serializeSync(), token, userAgent });

/** A session that a person began in a browser. @param cookie as the header of a request says it. */
export async function sealedFromBrowser(
  { site, account, seal }: Parts,
  { cookie, userAgent }: { cookie: string; userAgent: string | undefined },
) {
  const jar = new CookieJar();
  for (const pair of cookie.split(';')) await jar.setCookie(`${pair.trim()}; Path=/`, site.base, { ignoreError: true });
  return sealedAs(account, seal, { cookies: jar.serializeSync(), userAgent });
}

const sealedAs = (account: Account, seal: Seal, kept: Kept) => seal.close(JSON.stringify(kept), ownerOf(account));
