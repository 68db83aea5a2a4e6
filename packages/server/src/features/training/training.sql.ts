import { problemVisibilities, Status } from '@oj/contract';
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { users } from '../account/account.table';
import { ofGroup } from '../group/groupThings.sql';
import { problems } from '../problem/problem.table';
import { userProblems } from '../problem/problem.table';
import { trainingCategories, trainingRegistrations, trainings } from './training.table';

/** Trainings that everybody may know of, or everybody in a group. Null: of the site. */
export const isListed = (place: number | null): SQL | undefined => and(eq(trainings.visible, true), ofGroup(trainings, place));

const isOfPlace = sql`(${problems.groupId} is null or ${problems.groupId} = ${trainings.groupId})`;

const { public: open, contest: ofContest } = problemVisibilities;

/** Problems that a training shows: public ones of the site, and those of its own group. */
export const isShown = sql`(${problems.auth} = ${open} and ${isOfPlace})`;

/** Problems that it showed until a contest took them: whoever has solved one keeps that, and who manages the group sees them. */
export const isTaken = sql<boolean>`(${problems.auth} = ${ofContest} and ${problems.authOutside} = ${open} and ${isOfPlace})`;

export const isSolvedBy = (userId: Placeholder | number): SQL =>
  sql`exists (select from ${userProblems} where ${userProblems.problemId} = ${problems.id} and ${userProblems.userId} = ${userId}
    and ${userProblems.status} = ${Status.accepted})`;

export const isUnsolvedBy = (userId: number): SQL => sql`not ${isSolvedBy(userId)}`;

export const isRegistered = (userId: Placeholder): SQL<boolean> =>
  sql<boolean>`exists (select from ${trainingRegistrations} where ${trainingRegistrations.trainingId} = ${trainings.id}
    and ${trainingRegistrations.userId} = ${userId})`;

/** A training in the wire's words, without its description. */
export const trainingRow = {
  id: trainings.id,
  title: trainings.title,
  uid: sql<string>`${trainings.authorId}::text`,
  author: users.username,
  auth: trainings.auth,
  categoryId: trainings.categoryId,
  categoryName: trainingCategories.name,
  categoryColor: trainingCategories.color,
  rank: trainings.rank,
  gid: trainings.groupId,
  gmtModified: trainings.modifiedAt,
};

export const category = {
  id: trainingCategories.id,
  name: trainingCategories.name,
  color: trainingCategories.color,
  gid: trainingCategories.groupId,
};
