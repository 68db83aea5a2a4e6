import type { SubmissionEvent } from '@oj/contract';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { publish } from '../../events/events';
import { contestObservers } from '../contest/contest.sql';
import { contests } from '../contest/contest.table';
import { problems } from '../problem/problem.table';
import { submissions } from './submission.table';
import { contestOfRow, factsOfContest, isBehindSeal } from './visibility';

const { auth, groupId, authorId } = problems;
const facts = {
  userId: submissions.userId,
  contestId: submissions.contestId,
  virtualRunId: submissions.virtualRunId,
  problem: { auth, groupId, authorId },
  contest: contestOfRow,
  observerIds: contestObservers,
  submittedAt: submissions.submittedAt,
};

/** Announces events together with what decides who may see them. */
export async function publishSubmissions(executor: Executor, events: readonly SubmissionEvent[]) {
  const ids = JSON.stringify(events.map(({ submitId }) => submitId));
  const rows = await executor
    .select({ id: submissions.id, ...facts })
    .from(submissions)
    .innerJoin(problems, eq(problems.id, submissions.problemId))
    .leftJoin(contests, eq(contests.id, submissions.contestId))
    .where(sql`${submissions.id} in (select value::integer from json_array_elements_text(${ids}::json))`);
  const aboutOf = new Map(
    rows.map(({ id, contest, observerIds, submittedAt, ...about }) => [
      id,
      {
        ...about,
        contest: contest && { ...factsOfContest(contest, observerIds), ...(isBehindSeal(contest, submittedAt) && { isBehindSeal: true }) },
      },
    ]),
  );
  for (const event of events) {
    const about = aboutOf.get(event.submitId);
    if (about) await publish(executor, { ...event, about });
  }
}

export const publishSubmission = (executor: Executor, event: SubmissionEvent) => publishSubmissions(executor, [event]);
