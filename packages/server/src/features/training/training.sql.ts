import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { users } from '../account/account.table';
import { ofPlace } from '../group/groupThings.sql';
import { PUBLIC } from '../problem/problem.rules';
import { problems } from '../problem/problem.table';
import { trainingCategories, trainingRegistrations, trainings } from './training.table';

/** Trainings that everybody may know of, or everybody in a group. Null: of the site. */
export const isListed = (place: number | null): SQL | undefined => and(eq(trainings.visible, true), ofPlace(trainings, place));

/** Problems that a training shows: public ones of the site, and those of its own group. */
export const isShown = sql`(${problems.auth} = ${PUBLIC} and (${problems.groupId} is null or ${problems.groupId} = ${trainings.groupId}))`;

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
