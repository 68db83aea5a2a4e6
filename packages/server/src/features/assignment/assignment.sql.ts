import { and, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { isMember } from '../group/group.queries';
import { groupMembers, groups } from '../group/group.table';
import { problems } from '../problem/problem.table';
import { isShown, isUnsolvedBy } from '../training/training.sql';
import { trainingProblems, trainings } from '../training/training.table';
import { assignmentMembers, assignments } from './assignment.table';

const STUDENT = 3;

const isChosen = (userId: SQL) => sql`exists (select from ${assignmentMembers}
  where ${assignmentMembers.assignmentId} = ${assignments.id} and ${assignmentMembers.userId} = ${userId})`;

/** True if the assignment concerns the member in this row of `group_members`. */
export const isConcerned: SQL = sql`(${isMember}
  and case when ${assignments.toAll} then ${groupMembers.level} = ${STUDENT} else ${isChosen(sql`${groupMembers.userId}`)} end)`;

export const concerns = (userId: number | Placeholder): SQL<boolean> => sql<boolean>`exists (select from ${groupMembers}
  where ${and(eq(groupMembers.groupId, assignments.groupId), eq(groupMembers.userId, userId), isConcerned)})`;

export const memberCount = sql<number>`(select count(*)::integer from ${groupMembers}
  where ${and(eq(groupMembers.groupId, assignments.groupId), isConcerned)})`;

/** Members may know of the training: it is shown, and of the site or of the group itself. */
export const isReadable: SQL = sql`exists (select from ${trainings} where ${trainings.id} = ${assignments.trainingId}
  and ${trainings.visible} and (${trainings.groupId} is null or ${trainings.groupId} = ${assignments.groupId}))`;

/** True if the assignment belongs to a group that the user is in, and that is neither disabled nor disbanded. */
export const isInGroupOf = (userId: number): SQL => sql`${assignments.groupId} in (
  select ${groupMembers.groupId} from ${groupMembers} inner join ${groups} on ${groups.id} = ${groupMembers.groupId}
  where ${and(eq(groupMembers.userId, userId), isMember, eq(groups.status, 0), isNull(groups.disbandedAt))})`;

/**
 * True if the user has still to solve a problem of the assignment's training. All that was accepted so far counts. A problem that a contest
 * has at present is not asked for. The assignment must not be over.
 */
export const isUnfinishedBy = (userId: number): SQL => sql`exists (select from ${trainingProblems}
  inner join ${trainings} on ${eq(trainings.id, trainingProblems.trainingId)}
  inner join ${problems} on ${and(eq(problems.id, trainingProblems.problemId), isShown)}
  where ${and(eq(trainingProblems.trainingId, assignments.trainingId), isUnsolvedBy(userId))})`;

/** The moment after which nothing counts. */
export const closesAt: SQL = sql`coalesce(${assignments.lateUntil}, ${assignments.dueAt})`;
