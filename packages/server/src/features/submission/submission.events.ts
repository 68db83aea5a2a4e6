import type { SubmissionEvent } from '@oj/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { announce } from '../../events/events';
import { contests } from '../contest/contest.table';
import { problems } from '../problem/problem.table';
import { submissions } from './submission.table';
import { contestOfRow, factsOfContest } from './visibility';

const { auth, groupId, authorId } = problems;
const facts = { userId: submissions.userId, contestId: submissions.contestId, problem: { auth, groupId, authorId }, contest: contestOfRow };

/** Announces an event together with what decides who may hear of it. */
export async function announceSubmission(executor: Executor, event: SubmissionEvent) {
  const [about] = await executor
    .select(facts)
    .from(submissions)
    .innerJoin(problems, eq(problems.id, submissions.problemId))
    .leftJoin(contests, eq(contests.id, submissions.contestId))
    .where(eq(submissions.id, event.submitId));
  if (about) await announce(executor, { ...event, about: { ...about, contest: about.contest && factsOfContest(about.contest) } });
}
