import type { contract } from '@oj/contract';
import { Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, gte, ilike, isNotNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { InContest } from '../../access/scope';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import { BoundedReads } from '../../database/boundedReads';
import { type Executor } from '../../database/database';
import { withTotal } from '../../database/total';
import { users } from '../account/account.table';
import { contestProblems } from '../contest/contest.table';
import { hidesResults } from '../contest/contest.rules';
import { containing } from '../../database/containing';
import { isAnywhereIn } from './place.sql';
import { rowsFor } from './rows.sql';
import { hasStatus } from './shownStatus.sql';
import { submissions } from './submission.table';
import { knownIn, redact } from './visibility';

type Filter = InputFor<typeof contract.contest.submissions>;

/** Submissions of a contest, newest first, as far as the caller may know them. */
@Injectable()
export class ContestPage {
  constructor(private readonly bounded: BoundedReads) {}

  page(filter: Filter, scoped: InContest, { locale, network }: Pick<RequestContext, 'locale' | 'network'>) {
    return this.bounded.run(network, async (db: Executor) => {
      const matches = and(or(knownIn(scoped), ownVirtual(scoped)), ...conditionsOf(filter, scoped));
      const query = rowsFor(db, scoped.caller, locale).where(matches).orderBy(desc(submissions.id));
      const { records, total } = await withTotal(db, query, { table: submissions, matches }, filter);
      return { records: records.map(redact), total };
    });
  }
}

function conditionsOf(filter: Filter, scoped: InContest): (SQL | undefined)[] {
  const { beforeContestSubmit, containsEnd, onlyMine, status, username, problemID, completeProblemID } = filter;
  const { contest, caller, powers } = scoped;
  const own = eq(submissions.userId, caller.id);
  const { submittedAt } = submissions;
  return [
    beforeContestSubmit ? lt(submittedAt, contest.startAt) : gte(submittedAt, contest.startAt),
    beforeContestSubmit && !powers.observe ? own : undefined,
    containsEnd ? undefined : or(lt(submittedAt, contest.endAt), isVirtual),
    onlyMine ? own : undefined,
    status === undefined ? undefined : ofStatus(status as Status, scoped),
    username?.trim()
      ? sql`${submissions.userId} in (select id from ${users} where ${ilike(users.username, containing(username.trim()))})`
      : undefined,
    problemID?.trim() ? ofProblem(contest.id, problemID.trim(), completeProblemID ?? false) : undefined,
  ];
}

const isVirtual = isNotNull(submissions.virtualRunId);

/** Afterwards the virtual submissions of the caller stand among the others. */
const ownVirtual = ({ contest, caller, run }: InContest) =>
  run ? undefined : and(isAnywhereIn(contest.id), isVirtual, eq(submissions.userId, caller.id));

/** Filters by the status that is shown, so that a filter tells nothing that the rows do not tell. */
function ofStatus(status: Status, scoped: InContest): SQL | undefined {
  if (!hidesResults(scoped)) return hasStatus(status);
  const isTold = eq(submissions.status, Status.cancelled);
  return status === Status.submittedUnknown ? not(isTold) : and(isTold, hasStatus(status));
}

const ofProblem = (contestId: number, word: string, complete: boolean) =>
  sql`${submissions.problemId} in (select problem_id from ${contestProblems} where ${and(
    eq(contestProblems.contestId, contestId),
    complete ? eq(contestProblems.displayId, word) : ilike(contestProblems.displayId, containing(word)),
  )})`;
