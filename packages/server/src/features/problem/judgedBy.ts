import { sql } from 'drizzle-orm';
import { REMOTE_QUEUE } from '../../judge/queue/queue.table';
import type { AccountSite, SiteCode } from '../../remote/adapter';
import { submissions } from '../submission/submission.table';
import { problems } from './problem.table';

/** The site whose accounts a site uses. */
export const accountSiteOf = (code: SiteCode): AccountSite => (code === 'GYM' ? 'CF' : code);

export const remoteQueueOf = (site: AccountSite) => `${REMOTE_QUEUE}${site}`;

/** Who takes the job of a submission: judges of ours that have its language, or whoever speaks with the site of its problem. */
export const queueOf = ({ remoteOj }: { remoteOj: SiteCode | null }, language: string) =>
  remoteOj === null ? language : remoteQueueOf(accountSiteOf(remoteOj));

/** The same of stored rows. */
export const queueOfRow = sql<string>`case when ${problems.remoteOj} is null then ${submissions.language} else ${REMOTE_QUEUE} || replace(${problems.remoteOj}, 'GYM', 'CF') end`;
