import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import type { Paging } from '../../database/total';
import { users } from '../account/account.table';
import { submissions } from '../submission/submission.table';
import { after, before, isDifferent, isSameSubmission, isUntouched } from './rejudgeProposal.sql';
import type { ProposalProgress } from './rejudgeProposal.rules';
import { rejudgeProposals } from './rejudgeProposal.table';

export type StoredProposal = typeof rejudgeProposals.$inferSelect;

/** Once a proposal is applied, the verdicts that it changed are all that it has. */
const isEffective = or(isNotNull(rejudgeProposals.appliedAt), isUntouched);

/** What can be read of proposals. */
@Injectable()
export class RejudgeProposalQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Result>(work: (tx: Executor) => Promise<Result>) => this.db.transaction(work);

  async find(contestId: number, id: number, executor: Executor = this.db): Promise<StoredProposal | undefined> {
    const ofContest = and(eq(rejudgeProposals.id, id), eq(rejudgeProposals.contestId, contestId));
    const [found] = await executor.select().from(rejudgeProposals).where(ofContest);
    return found;
  }

  /** The last of each problem. */
  latest = (contestId: number): Promise<StoredProposal[]> =>
    this.db
      .selectDistinctOn([rejudgeProposals.problemId])
      .from(rejudgeProposals)
      .where(eq(rejudgeProposals.contestId, contestId))
      .orderBy(rejudgeProposals.problemId, desc(rejudgeProposals.id));

  /** Progress of an open proposal. */
  async progress(id: number, executor: Executor = this.db): Promise<ProposalProgress | undefined> {
    const [found] = await executor
      .select({
        unjudged: count(sql`${after.id} is null`),
        changed: count(sql`${after.id} is not null and ${isDifferent}`),
        skipped: count(sql`${after.id} is not null and ${isDifferent} and not ${isUntouched}`),
        isMixed: sql<boolean>`bool_or(${after.id} is not null and ${after.dataDigest} is distinct from ${rejudgeProposals.dataDigest})`,
      })
      .from(before)
      .innerJoin(rejudgeProposals, eq(rejudgeProposals.id, before.proposalId))
      .innerJoin(submissions, eq(submissions.id, before.submissionId))
      .leftJoin(after, isSameSubmission)
      .where(and(eq(before.side, 'before'), eq(before.proposalId, id)))
      .groupBy(before.proposalId);
    return found;
  }

  /** A page of the verdicts that differ, the oldest submission first. */
  async verdicts(proposalId: number, { currentPage, limit }: Paging) {
    const query = this.db
      .select({
        submitId: submissions.id,
        uid: sql<string>`${submissions.userId}::text`,
        username: users.username,
        submitTime: submissions.submittedAt,
        before: { status: before.status, score: before.score },
        after: { status: after.status, score: after.score },
        isSkipped: sql<boolean>`not ${isEffective}`,
        total: sql<number>`(count(*) over ())::integer`,
      })
      .from(before)
      .innerJoin(rejudgeProposals, eq(rejudgeProposals.id, before.proposalId))
      .innerJoin(after, isSameSubmission)
      .innerJoin(submissions, eq(submissions.id, before.submissionId))
      .innerJoin(users, eq(users.id, submissions.userId))
      .where(differingIn(proposalId))
      .orderBy(asc(submissions.id));
    const rows = await query.limit(limit).offset((currentPage - 1) * limit);
    return { records: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
  }

  /** What a board reads of every changed verdict, before and after. */
  overlays(proposalId: number) {
    const tried = (side: typeof before | typeof after) => ({ status: side.status, score: side.score, timeMs: side.timeMs });
    return this.db
      .select({ id: submissions.id, before: tried(before), after: tried(after) })
      .from(before)
      .innerJoin(rejudgeProposals, eq(rejudgeProposals.id, before.proposalId))
      .innerJoin(after, isSameSubmission)
      .innerJoin(submissions, eq(submissions.id, before.submissionId))
      .where(and(differingIn(proposalId), isEffective));
  }
}

const differingIn = (proposalId: number) => and(eq(before.proposalId, proposalId), eq(before.side, 'before'), isDifferent);
const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::integer`;
