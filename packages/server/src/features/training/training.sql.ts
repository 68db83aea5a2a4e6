import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '../account/account.table';
import { trainingCategories, trainingRegistrations, trainings } from './training.table';

/** Trainings of the site that everybody may know of. */
export const isListed = and(eq(trainings.visible, true), isNull(trainings.groupId));

export const isRegistered = (userId: number | undefined): SQL<boolean> =>
  userId === undefined
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from ${trainingRegistrations} where ${trainingRegistrations.trainingId} = ${trainings.id}
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
