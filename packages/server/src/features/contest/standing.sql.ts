import { and, desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { OwnedThing } from '../../access/groupPolicy';
import { users } from '../account/account.table';
import { mayBeRanked } from './contest.sql';
import { isNamed } from './contestAccounts.queries';
import { contestStandings, type Standing } from './contest.table';

/*
 * How a user stands in a contest. The latest decision says it; without one, whoever the list of the contest names is unofficial, and
 * everybody else is official. Boards, counts and lists of submissions all ask here.
 */

type ContestId = AnyPgColumn | number;

const { contestId: ofContest, userId: ofUser, standing, id } = contestStandings;
const leftOutStandings = sql`('hidden', 'disqualified')`;

/** The latest decision about a user in a contest; null when there is none. */
export const standingOf = (contestId: ContestId, userId: AnyPgColumn): SQL<Standing | null> =>
  sql<Standing | null>`(select ${standing} from ${contestStandings} where ${sql`${ofContest} = ${contestId} and ${ofUser} = ${userId}`}
    order by ${desc(id)} limit 1)`;

/** Whether a user is on the board without rank and award: by decision, or without one by the list of the contest. */
export const isUnofficial = (contestId: ContestId, userId: AnyPgColumn): SQL<boolean> =>
  sql<boolean>`coalesce(${standingOf(contestId, userId)} = 'unofficial', ${isNamed('star', contestId, userId)})`;

/** Whether a user is hidden or disqualified. It looks up each row: of many rows of one contest, `leftOutOf` asks once. */
export const isLeftOut = (contestId: ContestId, userId: AnyPgColumn): SQL<boolean> =>
  sql<boolean>`coalesce(${standingOf(contestId, userId)} in ${leftOutStandings}, false)`;

/** Numbers of the users who are hidden or disqualified in a contest, as a query in brackets. */
export const leftOutOf = (contestId: ContestId): SQL =>
  sql`(select user_id from (select distinct on (user_id) user_id, standing from ${contestStandings}
    where ${sql`${ofContest} = ${contestId}`} order by user_id, ${desc(id)}) as latest where standing in ${leftOutStandings})`;

/** Users who are shown and counted in a contest once they have submitted: they may be ranked, and are neither hidden nor disqualified. */
export const mayBeShown = (contest: OwnedThing & { id: number }): SQL | undefined =>
  and(mayBeRanked(contest), sql`${users.id} not in ${leftOutOf(contest.id)}`);
