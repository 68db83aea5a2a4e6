import { eq, sql } from 'drizzle-orm';
import type { Caller, Locale } from '../../access/caller';
import type { Executor } from '../../database/database';
import { translated } from '../../database/translated';
import { users } from '../account/account.table';
import { contestProblems } from '../contest/contest.table';
import { problems } from '../problem/problem.table';
import { shownStatus } from './shownStatus.sql';
import { submissions } from './submission.table';
import { hiddenFrom } from './visibility';

export const verdictColumns = {
  submitId: submissions.id,
  status: shownStatus,
  time: submissions.timeMs,
  memory: submissions.memoryKb,
  score: submissions.score,
  oiRankScore: submissions.oiRankScore,
  judger: submissions.judger,
  isManual: submissions.isManual,
};

/** Display id of the problem: the one of the contest in a contest. */
const displayId = sql<string>`coalesce(${contestProblems.displayId}, ${problems.problemId})`;

/** A submission in the wire's words, with what is to be left out for its viewer. */
export const rowFor = (viewer: Caller | undefined, locale: Locale) => ({
  ...verdictColumns,
  ...hiddenFrom(viewer),
  uid: submissions.userId,
  username: users.username,
  pid: submissions.problemId,
  displayPid: displayId,
  displayId,
  title: sql<string>`coalesce(${contestProblems.displayTitle}, ${translated(problems.title, problems.translations, locale, 'title')})`,
  cid: sql<number>`coalesce(${submissions.contestId}, 0)`,
  cpid: sql<number>`coalesce(${contestProblems.id}, 0)`,
  language: submissions.language,
  length: sql<number | null>`${submissions.length}`,
  share: submissions.share,
  submitTime: submissions.submittedAt,
});

/** Rows of submissions, ready for a condition. */
export const rowsFor = (db: Executor, viewer: Caller | undefined, locale: Locale) =>
  db
    .select(rowFor(viewer, locale))
    .from(submissions)
    .innerJoin(users, eq(users.id, submissions.userId))
    .innerJoin(problems, eq(problems.id, submissions.problemId))
    .leftJoin(contestProblems, inItsContest);

export const inItsContest = sql`${contestProblems.contestId} = ${submissions.contestId} and ${contestProblems.problemId} = ${submissions.problemId}`;
