import { Status } from '@oj/contract';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { inProgress, submissions } from '../submission/submission.table';
import { remoteRuns } from './remote.table';

/**
 * Prepares submissions to be judged again, while they still have their verdicts. A submission with a verdict is sent to its site once more.
 * A run that gave none, and one that is underway, is followed further: nothing is sent twice because somebody is impatient.
 */
export async function forgetRuns(tx: Executor, submissionIds: readonly number[]) {
  const chosen = sql`${remoteRuns.submissionId} in (select value::integer from json_array_elements_text(${JSON.stringify(submissionIds)}::json))`;
  await tx.execute(sql`
    delete from ${remoteRuns} using ${submissions} where ${submissions.id} = ${remoteRuns.submissionId} and ${chosen} and not ${inProgress(submissions.status)}
      and (${remoteRuns.runId} is null or ${submissions.status} not in (${Status.systemError}, ${Status.submittedFailed}))`);
  await tx.update(remoteRuns).set({ tries: 0 }).where(chosen);
}
