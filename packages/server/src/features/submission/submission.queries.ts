import { type contract, type ServerInput, Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Caller, Locale } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import { BoundedReads, isNear } from '../../database/boundedReads';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { lockUntilCommit } from '../../database/locks';
import { boundedOffset } from '../../database/total';
import { users } from '../account/account.table';
import { containing } from '../../database/containing';
import { MOST_PROBLEMS_OF_GROUP } from '../problem/problem.rules';
import { problems } from '../problem/problem.table';
import { isOfSite, openInGroups, openTo } from '../problem/problem.visibility';
import { isGrantedTo } from '../contest/contest.sql';
import { contestProblems, contests } from '../contest/contest.table';
import { belongsTo, type Place } from './place.sql';
import { inItsContest, rowFor, rowsFor, verdictColumns } from './rows.sql';
import { hasStatus } from './shownStatus.sql';
import { submissionCases, submissionCodes, submissions } from './submission.table';
import { contestOfRow, groupKnownTo, hiddenFrom, isHiddenNow, knownTo, practiceKnownTo, redact } from './visibility';

type Filter = ServerInput<typeof contract.submission.list>;
export type NewSubmission = typeof submissions.$inferInsert;

/** Searches by part of a name look at this many names at the most. */
const MOST_NAMES = 200;

@Injectable()
export class SubmissionQueries {
  constructor(
    @InjectDatabase() private readonly db: Database,
    private readonly bounded: BoundedReads,
  ) {}

  /** First the ids of the page, each from an index that is in order; then the rows. */
  async page(filter: Filter, caller: Caller | undefined, { locale, network }: Pick<RequestContext, 'locale' | 'network'>) {
    const offset = boundedOffset(filter);
    const read = (db: Executor) => this.idsOf(db, offset, filter, caller);
    const isCostly = !isNear(filter) || filter.status !== undefined || filter.username?.trim() || filter.problemID?.trim();
    const ids = await (isCostly ? this.bounded.run(network, read) : read(this.db));
    if (!ids.length) return [];
    const rows = await rowsFor(this.db, caller, locale).where(inArray(submissions.id, ids)).orderBy(desc(submissions.id));
    return rows.map(redact);
  }

  private async idsOf(db: Executor, offset: number, filter: Filter, caller: Caller | undefined) {
    const { onlyMine, status, username, problemID, limit, gid } = filter;
    const byUser = onlyMine && caller ? [caller.id] : username?.trim() ? await usersNamed(db, username.trim()) : undefined;
    const byProblem = problemID?.trim() || gid ? await problemsNamed(db, filter, caller) : undefined;
    const names = byUser ?? byProblem;
    const matches = and(
      gid ? groupKnownTo(caller) : practiceKnownTo(caller),
      status === undefined ? undefined : hasStatus(status as Status),
      byUser && byProblem ? inArray(submissions.problemId, byProblem) : undefined,
    );
    const named = byUser ? submissions.userId : submissions.problemId;
    const newest = (more: SQL | undefined, most: number) =>
      sql`select id from ${submissions} where ${and(matches, more)} order by id desc limit ${most}`;
    const { rows } = await db.execute<{ id: number }>(
      names
        ? sql`
          select found.id from json_array_elements_text(${JSON.stringify(names)}::json) as name
          cross join lateral (${newest(sql`${named} = name::integer`, offset + limit)}) as found
          order by found.id desc limit ${limit} offset ${offset}`
        : sql`${newest(undefined, limit)} offset ${offset}`,
    );
    return rows.map(({ id }) => id);
  }

  async row(id: number, caller: Caller, locale: Locale) {
    const [found] = await rowsFor(this.db, caller, locale).where(visible(caller, id));
    return found && redact(found);
  }

  async detail(id: number, caller: Caller | undefined, locale: Locale) {
    const [found] = await this.db
      .select({
        ...rowFor(caller, locale),
        userId: submissions.userId,
        contestId: submissions.contestId,
        isManager: isGrantedTo(caller, 'observe'),
        errorMessage: submissions.errorMessage,
        codeShare: problems.codeShare,
        openCaseResult: problems.openCaseResult,
        contest: contestOfRow,
        isRemote: sql<boolean>`${problems.remoteOj} is not null`,
        timeLimitMs: problems.timeLimitMs,
        memoryLimitMb: problems.memoryLimitMb,
        groupId: problems.groupId,
        code: submissionCodes.code,
        compilerWarnings: submissionCodes.compilerWarnings,
      })
      .from(submissions)
      .innerJoin(users, eq(users.id, submissions.userId))
      .innerJoin(problems, eq(problems.id, submissions.problemId))
      .innerJoin(submissionCodes, eq(submissionCodes.submissionId, submissions.id))
      .leftJoin(contestProblems, inItsContest)
      .leftJoin(contests, eq(contests.id, submissions.contestId))
      .where(visible(caller, id));
    return found;
  }

  /** @param place where they belong; undefined: anywhere. @param userId whose they are; undefined: anybody's. */
  async verdicts(ids: number[], caller: Caller | undefined, place?: Place, userId?: number) {
    const rows = await this.db
      .select({ ...verdictColumns, ...hiddenFrom(caller) })
      .from(submissions)
      .where(and(visible(caller, ...ids), place && belongsTo(place), userId === undefined ? undefined : eq(submissions.userId, userId)));
    return rows.map(redact);
  }

  /** Those of these submissions that the caller may know of. */
  async known(ids: number[], caller: Caller | undefined) {
    if (!ids.length) return [];
    const rows = await this.db
      .select({ id: submissions.id })
      .from(submissions)
      .where(visible(caller, ...ids));
    return rows.map(({ id }) => id);
  }

  /** Ids of those of these submissions whose state a seal hides. */
  async hidden(ids: number[]): Promise<ReadonlySet<number>> {
    const { id } = submissions;
    const rows = await this.db
      .select({ id })
      .from(submissions)
      .where(and(inArray(id, ids), isHiddenNow));
    return new Set(rows.map(row => row.id));
  }

  async cases(id: number, caller: Caller | undefined) {
    const [found] = await this.db
      .select({
        ...hiddenFrom(caller),
        contestId: submissions.contestId,
        contest: contestOfRow,
        isManager: isGrantedTo(caller, 'observe'),
        userId: submissions.userId,
        examples: problems.examples,
        cases: submissionCases.cases,
        groups: submissionCases.groups,
        openCaseResult: problems.openCaseResult,
        openCheckerMessage: problems.openCheckerMessage,
        judgeMode: problems.judgeMode,
        judgeCaseMode: problems.judgeCaseMode,
        caseVersion: problems.caseVersion,
        type: problems.type,
        authorId: problems.authorId,
        auth: problems.auth,
        problemId: problems.id,
        groupId: problems.groupId,
      })
      .from(submissions)
      .innerJoin(problems, eq(problems.id, submissions.problemId))
      .leftJoin(submissionCases, eq(submissionCases.submissionId, submissions.id))
      .leftJoin(contests, eq(contests.id, submissions.contestId))
      .where(visible(caller, id));
    return found;
  }

  async owner(id: number, caller: Caller) {
    const [found] = await this.db
      .select({ userId: submissions.userId, contestId: submissions.contestId, remoteOj: problems.remoteOj })
      .from(submissions)
      .innerJoin(problems, eq(problems.id, submissions.problemId))
      .where(visible(caller, id));
    return found;
  }

  share = (id: number, share: boolean) => this.db.update(submissions).set({ share }).where(eq(submissions.id, id));

  async lastAccepted(userId: number, problemId: number, place: Place) {
    const [found] = await this.db
      .select({ submitId: submissions.id, code: submissionCodes.code, language: submissions.language })
      .from(submissions)
      .innerJoin(submissionCodes, eq(submissionCodes.submissionId, submissions.id))
      .where(
        and(
          eq(submissions.userId, userId),
          eq(submissions.problemId, problemId),
          eq(submissions.status, Status.accepted),
          belongsTo(place),
        ),
      )
      .orderBy(desc(submissions.id))
      .limit(1);
    return found;
  }

  /** Runs `store` in a transaction that locks the submissions of this user. */
  withUserLock<Result>(userId: number, store: (tx: Executor) => Promise<Result>) {
    return this.db.transaction(async tx => {
      await lockUntilCommit(tx, 'submit', userId);
      return store(tx);
    });
  }

  async findByClientKey(userId: number, clientKey: string, executor: Executor = this.db) {
    const [found] = await executor
      .select({ id: submissions.id })
      .from(submissions)
      .where(and(eq(submissions.userId, userId), eq(submissions.clientKey, clientKey)));
    return found?.id;
  }

  /** Whether the last submission of this user was within the interval, and whatever else is asked of those who came back within `watchedS`. */
  async submitThrottle(
    tx: Executor,
    userId: number,
    { intervalS, watchedS, taken }: { intervalS: number; watchedS: number; taken: SQL<number> },
  ) {
    const isWithin = (seconds: number) => sql<boolean>`${submissions.submittedAt} > now() - make_interval(secs => ${seconds})`;
    const restOf = (seconds: number) =>
      sql<number>`extract(epoch from ${submissions.submittedAt} + make_interval(secs => ${seconds}) - now())::float8`;
    const [last] = await tx
      .select({ waitS: restOf(intervalS), taken: sql<number>`case when ${isWithin(watchedS)} then ${taken} else 0 end` })
      .from(submissions)
      .where(eq(submissions.userId, userId))
      .orderBy(desc(submissions.id))
      .limit(1);
    return last ?? { waitS: 0, taken: 0 };
  }

  async insert(executor: Executor, submission: NewSubmission, code: string) {
    const [row] = await executor.insert(submissions).values(submission).returning({ id: submissions.id });
    if (!row) throw new Error('the submission was not stored');
    await executor.insert(submissionCodes).values({ submissionId: row.id, code });
    return row.id;
  }
}

async function usersNamed(db: Executor, word: string) {
  const named = ilike(users.username, containing(word));
  const rows = await db.select({ id: users.id }).from(users).where(named).orderBy(users.id).limit(MOST_NAMES);
  return rows.map(({ id }) => id);
}

/** Ids of the problems that a filter names, and that the caller may open or has submitted to. */
async function problemsNamed(db: Executor, { problemID, completeProblemID, gid }: Filter, caller: Caller | undefined) {
  const word = problemID?.trim() ?? '';
  const named = completeProblemID && word ? eq(problems.problemId, word.toUpperCase()) : ilike(problems.problemId, containing(word));
  if (gid) {
    const ofGroup = and(eq(problems.groupId, gid), word ? named : undefined, openInGroups(caller));
    const rows = await db.select({ id: problems.id }).from(problems).where(ofGroup).limit(MOST_PROBLEMS_OF_GROUP);
    return rows.map(({ id }) => id);
  }
  const tried =
    caller &&
    sql`exists (select from ${submissions} where ${submissions.userId} = ${caller.id} and ${submissions.problemId} = ${problems.id})`;
  const known = and(named, or(openTo(caller), and(isOfSite, tried)));
  const rows = await db.select({ id: problems.id }).from(problems).where(known).orderBy(problems.id).limit(MOST_NAMES);
  return rows.map(({ id }) => id);
}

const visible = (caller: Caller | undefined, ...ids: number[]) => and(inArray(submissions.id, ids), knownTo(caller));
