import { isUnderway, type Status } from '@oj/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { judgeJobs } from '../../judge/queue/queue.table';
import { inProgress, submissions } from './submission.table';

/**
 * The phase needs a value of its own, because in a select from one table Drizzle takes the table's name off the columns of the outermost
 * value.
 */
const phase = sql`(select ${judgeJobs.phase} from ${judgeJobs} where ${judgeJobs.kind} = 'submission' and ${judgeJobs.targetId} = ${submissions.id})`;

/** The status as readers see it. While a submission is underway, how far it is stands with its job. */
export const shownStatus = sql<Status>`case when ${inProgress(submissions.status)} then coalesce(${phase}, ${submissions.status}) else ${submissions.status} end`;

/** Rows of a status. Those underway are few and have an index of their own. */
export const hasStatus = (status: Status): SQL | undefined =>
  isUnderway(status) ? and(inProgress(submissions.status), eq(shownStatus, status)) : eq(submissions.status, status);
