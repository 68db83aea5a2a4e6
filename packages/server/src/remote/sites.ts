import type { Config } from '../config';
import type { RemoteSite, SiteCode } from './adapter';
import { atcoder } from './atcoder';
import { codeforces, gym } from './codeforces';
import { hdu } from './hdu';
import { libre } from './libre';
import { poj } from './poj';
import { spoj } from './spoj';
import { SiteHttp } from './http';
import type { CookieJar } from 'tough-cookie';

const records: Partial<Record<SiteCode, RemoteSite>> = {
  HDU: hdu,
  CF: codeforces,
  GYM: gym,
  POJ: poj,
  SPOJ: spoj,
  LIBRE: libre,
  AC: atcoder,
};

/** The sites that we speak with. */
export const remoteSites: readonly RemoteSite[] = Object.values(records);

export const siteNamed = (code: string): RemoteSite | undefined => (Object.hasOwn(records, code) ? records[code as SiteCode] : undefined);

/** @throws Error for a code that nothing stores. */
export function siteOf(code: SiteCode): RemoteSite {
  const site = siteNamed(code);
  if (!site) throw new Error(`there is no site ${code}`);
  return site;
}

const TEST_SPEED_UP = 40;

/** Where a site is; elsewhere only because the environment says so, for tests. */
export function openHttp(
  site: RemoteSite,
  { remoteBases }: Pick<Config, 'remoteBases'>,
  { jar, userAgent }: { jar?: CookieJar; userAgent?: string | undefined } = {},
): SiteHttp {
  const override = remoteBases[site.accountSite];
  const { fileOrigins, charset } = site;
  return new SiteHttp({
    base: override ?? site.base,
    fileOrigins,
    charset,
    jar,
    userAgent,
    reach: override === undefined ? 'public' : 'anywhere',
  });
}

/** How many times faster time goes by: more than 1 only with the sites of tests. */
export const speedUpOf = ({ remoteBases }: Pick<Config, 'remoteBases'>) => (Object.keys(remoteBases).length ? TEST_SPEED_UP : 1);
