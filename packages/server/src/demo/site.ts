import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { users } from '../features/account/account.table';
import { announcements } from '../features/announcement/announcement.table';
import { problemCases, problems } from '../features/problem/problem.table';
import { isPublic } from '../features/problem/problem.visibility';
import { starterProblems } from '../starter/problems';
import type { ProblemFacts } from './verdicts';

/** Age that the starter problems get: they are older than the year of the demo. */
const STARTER_AGE_MS = 400 * 86_400_000;

/** What the demo will not touch. Undefined: the site is as its first start has left it. */
export async function existingContent(tx: Executor): Promise<string | undefined> {
  const starter = JSON.stringify(starterProblems.map(({ problemId }) => problemId));
  const { rows } = await tx.execute<{ users: boolean; submissions: boolean; contests: boolean; problems: boolean }>(sql`
    select exists (select from users offset 1) as users, exists (select from submissions) as submissions,
      exists (select from contests) as contests,
      exists (select from problems where problem_id not in (select jsonb_array_elements_text(${starter}::jsonb))) as problems`);
  const found = rows[0];
  if (found?.users) return 'users besides root';
  if (found?.submissions) return 'submissions';
  if (found?.contests) return 'contests';
  return found?.problems ? 'problems of its own' : undefined;
}

export async function rootOf(tx: Executor): Promise<number> {
  const [root] = await tx.select({ id: users.id }).from(users).orderBy(asc(users.id)).limit(1);
  if (!root) throw new Error('there is no root');
  return root.id;
}

/** The starter problems that are there. People have tried them for a year: they, and the announcement beside them, are older from now on. */
export async function agedStarterProblems(tx: Executor, now: Date): Promise<{ ids: number[]; facts: ProblemFacts[] }> {
  const createdAt = new Date(now.getTime() - STARTER_AGE_MS);
  const ids = starterProblems.map(({ problemId }) => problemId);
  await tx.update(problems).set({ createdAt, modifiedAt: createdAt }).where(inArray(problems.problemId, ids));
  await tx.update(announcements).set({ createdAt, modifiedAt: createdAt });
  const rows = await tx
    .select({
      id: problems.id,
      problemId: problems.problemId,
      title: problems.title,
      difficulty: problems.difficulty,
      type: problems.type,
      timeLimitMs: problems.timeLimitMs,
      memoryLimitMb: problems.memoryLimitMb,
      cases: sql<number>`(select count(*)::integer from ${problemCases} where ${problemCases.problemId} = ${problems.id})`,
    })
    .from(problems)
    .where(and(isPublic, eq(problems.type, 0)))
    .orderBy(problems.problemId);
  const facts = rows.map(({ id: _, cases, ...row }) => ({
    ...row,
    isPublic: true,
    scores: Array.from({ length: cases }, () => 0),
    createdAt,
  }));
  return { ids: rows.map(({ id }) => id), facts };
}
