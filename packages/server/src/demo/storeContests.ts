import type { Executor } from '../database/database';
import { contestBalloons } from '../features/balloon/balloon.table';
import { contestAccounts, contestAnnouncements, contestProblems, contestRegistrations, contests } from '../features/contest/contest.table';
import { contestPrints } from '../features/print/print.table';
import type { DemoContest } from './contests';
import { ids, inChunks, type StoredPlaces, valueAt } from './places';
import type { DemoRows } from './rows';
import { ORGANISER } from './users';

interface Given extends StoredPlaces {
  passwordHash: string;
  /** Ids of the groups of the schools, in their order. */
  groupIds: readonly number[];
}

/** Stores the contests with all but their submissions. Answers their numbers. */
export async function storeContests(
  tx: Executor,
  { contests: made, users }: DemoRows,
  { userIds, problemIds, groupIds, passwordHash }: Given,
) {
  const authorId = valueAt(userIds, ORGANISER);
  const stored = await ids(made, chunk => {
    const rows = chunk.map(({ columns, isClosed, school }) => ({
      ...columns,
      authorId,
      passwordHash: isClosed ? passwordHash : null,
      groupId: school === null ? null : valueAt(groupIds, school),
    }));
    return tx.insert(contests).values(rows).returning({ id: contests.id });
  });
  const usernames = users.map(({ username }) => username);
  const user = (place: number) => valueAt(userIds, place);
  const problem = (place: number) => valueAt(problemIds, place);
  const all = <Row extends object>(rowsOf: (contest: DemoContest) => Row[]) =>
    made.flatMap((contest, place) => rowsOf(contest).map(row => ({ ...row, contestId: valueAt(stored, place) })));
  const entries = all(contest => contest.problems.map(({ problem: place, ...called }) => ({ ...called, problemId: problem(place) })));
  const registrations = all(({ teams }) => teams.map(({ user: place, registeredAt }) => ({ userId: user(place), registeredAt })));
  const named = all(({ stars }) =>
    stars.map((place, order) => ({ kind: 'star' as const, name: usernames[place] ?? '', place: order, userId: user(place) })),
  );
  const told = all(({ announcements }) => announcements.map(({ at, ...words }) => ({ ...words, authorId, createdAt: at, modifiedAt: at })));
  const balloons = all(contest =>
    contest.balloons.map(each => ({
      userId: user(each.user),
      problemId: problem(each.problem),
      isChecked: each.isChecked,
      helperId: each.isTaken ? authorId : null,
    })),
  );
  const prints = all(contest => contest.prints.map(({ user: place, at, ...print }) => ({ ...print, userId: user(place), createdAt: at })));
  await inChunks(entries, rows => tx.insert(contestProblems).values(rows));
  await inChunks(registrations, rows => tx.insert(contestRegistrations).values(rows));
  await inChunks(named, rows => tx.insert(contestAccounts).values(rows));
  await inChunks(told, rows => tx.insert(contestAnnouncements).values(rows));
  await inChunks(balloons, rows => tx.insert(contestBalloons).values(rows));
  await inChunks(prints, rows => tx.insert(contestPrints).values(rows));
  return stored;
}
