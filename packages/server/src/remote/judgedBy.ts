import { REMOTE_QUEUE } from '../judge/queue/queue.table';
import type { AccountSite, SiteCode } from './adapter';

/** The site whose accounts a site uses. */
export const accountSiteOf = (code: SiteCode): AccountSite => (code === 'GYM' ? 'CF' : code);

export const remoteQueueOf = (site: AccountSite) => `${REMOTE_QUEUE}${site}`;

/** Who takes the job of a submission: judges of ours that have its language, or whoever speaks with the site of its problem. */
export const queueOf = ({ remoteOj }: { remoteOj: SiteCode | null }, language: string) =>
  remoteOj === null ? language : remoteQueueOf(accountSiteOf(remoteOj));
