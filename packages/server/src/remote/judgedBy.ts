import { REMOTE_QUEUE } from '../judge/queue/queue.table';
import type { AccountSite, SiteCode } from './adapter';

/** The site whose accounts a site uses. */
export const accountSiteOf = (code: SiteCode): AccountSite => (code === 'GYM' ? 'CF' : code);

export const remoteQueueOf = (site: AccountSite) => `${REMOTE_QUEUE}${site}`;

/** Queue of a submission: that of our judges with its language, or that of the site of its problem. */
export const queueOf = ({ remoteOj }: { remoteOj: SiteCode | null }, language: string) =>
  remoteOj === null ? language : remoteQueueOf(accountSiteOf(remoteOj));
