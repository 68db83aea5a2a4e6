import type { ParticipantStanding } from '@oj/contract';
import { and, desc, not, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { OwnedThing } from '../../access/groupPolicy';
import { users } from '../account/account.table';
import { mayBeRanked } from './contest.sql';
import { isNamed } from './contestAccounts.queries';
import { contestStandings } from './contest.table';

/*
 * How a user stands in a contest. The latest decision says it; without one, whoever the list of the contest names is unofficial, and
 * everybody else is official. Boards, counts and lists of submissions all ask here.
 */

type ContestId = AnyPgColumn | number;

const { contestId: ofContest, userId: ofUser, standing, id } = contestStandings;
const leftOutStandings = sql`('hidden', 'disqualified')`;

/** The latest decision about a user in a contest; null when there is none. */
export const standingOf = (contestId: ContestId, userId: AnyPgColumn): SQL<ParticipantStanding | null> =>
  sql<ParticipantStanding | null>`(select ${standing} from ${contestStandings} where ${sql`${ofContest} = ${contestId} and ${ofUser} = ${userId}`}
    order by ${desc(id)} limit 1)`;

/** Whether a user is on the board without rank and award: by decision, or without one by the list of the contest. */
export const isUnofficial = (contestId: ContestId, userId: AnyPgColumn): SQL<boolean> =>
  sql<boolean>`coalesce(${standingOf(contestId, userId)} = 'unofficial', ${isNamed('star', contestId, userId)})`;

/** Whether a user is hidden or disqualified. It looks up each row: for many rows of one contest, `isLeftOutIn` asks once. */
export const isLeftOut = (contestId: ContestId, userId: AnyPgColumn): SQL<boolean> =>
  sql<boolean>`coalesce(${standingOf(contestId, userId)} in ${leftOutStandings}, false)`;

/** Whether a user is hidden or disqualified in a contest: the whole list is read once for all rows. */
export const isLeftOutIn = (contestId: ContestId, userId: AnyPgColumn): SQL<boolean> =>
  sql<boolean>`(${userId} in ${leftOutOf(contestId)})`;

const leftOutOf = (contestId: ContestId): SQL =>
  sql`(select user_id from (select distinct on (user_id) user_id, standing from ${contestStandings}
    where ${sql`${ofContest} = ${contestId}`} order by user_id, ${desc(id)}) as latest where standing in ${leftOutStandings})`;

/** Users who are shown and counted in a contest once they have submitted: they may be ranked, and are neither hidden nor disqualified. */
export const mayBeShown = (contest: OwnedThing & { id: number }): SQL | undefined =>
  and(mayBeRanked(contest), not(isLeftOutIn(contest.id, users.id)));
