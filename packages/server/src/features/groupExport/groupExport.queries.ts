import { Injectable } from '@nestjs/common';
import { and, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm';
import { type Database, InjectDatabase } from '../../database/database';
import { users } from '../account/account.table';
import { announcements } from '../announcement/announcement.table';
import { assignments } from '../assignment/assignment.table';
import { contestProblems, contests } from '../contest/contest.table';
import { discussions } from '../discussion/discussion.table';
import { problems } from '../problem/problem.table';
import { trainingCategories, trainingProblems, trainings } from '../training/training.table';
import { groupMembers, groups } from '../group/group.table';

const ROWS_AT_ONCE = 200;

type List = 'members' | 'announcements' | 'discussions' | 'problems' | 'trainings' | 'assignments' | 'contests';

/** Problems of a training as JSON, each with the number that it has on the site. */
const problemsOfTraining = sql<unknown>`(select coalesce(json_agg(json_build_object('displayId', ${trainingProblems.displayId}, 'problem', ${problems.problemId}, 'text', ${trainingProblems.text})
    order by ${trainingProblems.rank}, ${trainingProblems.id}), '[]')
  from ${trainingProblems} inner join ${problems} on ${problems.id} = ${trainingProblems.problemId} where ${trainingProblems.trainingId} = ${trainings.id})`;
const problemsOfContest = sql<unknown>`(select coalesce(json_agg(json_build_object('displayId', ${contestProblems.displayId}, 'problem', ${problems.problemId}, 'title', ${contestProblems.displayTitle})
    order by ${contestProblems.id}), '[]')
  from ${contestProblems} inner join ${problems} on ${problems.id} = ${contestProblems.problemId} where ${contestProblems.contestId} = ${contests.id})`;

/** Reads what is exported of a group. */
@Injectable()
export class GroupExportQueries {
  readonly lists: readonly List[] = ['members', 'announcements', 'discussions', 'problems', 'trainings', 'assignments', 'contests'];

  constructor(@InjectDatabase() private readonly db: Database) {}

  /** A group, also a disbanded one. */
  async group(gid: number) {
    const [found] = await this.db.select().from(groups).where(eq(groups.id, gid));
    return found;
  }

  async contents(gid: number) {
    const members = eq(groupMembers.groupId, gid);
    const [all, applications, announced, discussed, written, trained, handedOut, held] = await Promise.all([
      this.db.$count(groupMembers, and(members, gte(groupMembers.level, 3))),
      this.db.$count(groupMembers, and(members, lt(groupMembers.level, 3))),
      this.db.$count(announcements, eq(announcements.groupId, gid)),
      this.db.$count(discussions, and(eq(discussions.groupId, gid), isNull(discussions.deletedAt))),
      this.db.$count(problems, eq(problems.groupId, gid)),
      this.db.$count(trainings, eq(trainings.groupId, gid)),
      this.db.$count(assignments, eq(assignments.groupId, gid)),
      this.db.$count(contests, eq(contests.groupId, gid)),
    ]);
    return {
      members: all,
      applications,
      announcements: announced,
      discussions: discussed,
      problems: written,
      trainings: trained,
      assignments: handedOut,
      contests: held,
    };
  }

  /** The next rows of a list. */
  rows(list: List, gid: number, after: number): Promise<{ id: number }[]> {
    return this[list](gid, after);
  }

  private members = async (gid: number, after: number) =>
    this.db
      .select({
        id: groupMembers.id,
        username: users.username,
        level: groupMembers.level,
        reason: groupMembers.reason,
        createdAt: groupMembers.createdAt,
        modifiedAt: groupMembers.modifiedAt,
      })
      .from(groupMembers)
      .innerJoin(users, eq(users.id, groupMembers.userId))
      .where(and(eq(groupMembers.groupId, gid), gt(groupMembers.id, after)))
      .orderBy(groupMembers.id)
      .limit(ROWS_AT_ONCE);

  private announcements = async (gid: number, after: number) =>
    this.db
      .select({
        id: announcements.id,
        title: announcements.title,
        content: announcements.content,
        author: users.username,
        status: announcements.status,
        createdAt: announcements.createdAt,
      })
      .from(announcements)
      .innerJoin(users, eq(users.id, announcements.authorId))
      .where(and(eq(announcements.groupId, gid), gt(announcements.id, after)))
      .orderBy(announcements.id)
      .limit(ROWS_AT_ONCE);

  private discussions = async (gid: number, after: number) =>
    this.db
      .select({
        id: discussions.id,
        title: discussions.title,
        description: discussions.description,
        content: discussions.content,
        author: users.username,
        createdAt: discussions.createdAt,
      })
      .from(discussions)
      .innerJoin(users, eq(users.id, discussions.authorId))
      .where(and(eq(discussions.groupId, gid), isNull(discussions.deletedAt), gt(discussions.id, after)))
      .orderBy(discussions.id)
      .limit(ROWS_AT_ONCE);

  private problems = async (gid: number, after: number) => {
    const { id, problemId, title, description, input, output, examples, hint, source, translations } = problems;
    const { type, judgeMode, timeLimitMs, memoryLimitMb, stackLimitMb, difficulty, auth } = problems;
    const statement = { problemId, title, description, input, output, examples, hint, source, translations };
    const judging = { type, judgeMode, timeLimitMs, memoryLimitMb, stackLimitMb, difficulty, auth };
    return this.db
      .select({ id, ...statement, ...judging, author: users.username })
      .from(problems)
      .innerJoin(users, eq(users.id, problems.authorId))
      .where(and(eq(problems.groupId, gid), gt(id, after)))
      .orderBy(id)
      .limit(ROWS_AT_ONCE);
  };

  private assignments = async (gid: number, after: number) => {
    const { id, note, dueAt, lateUntil, toAll, createdAt } = assignments;
    return this.db
      .select({
        id,
        trainingId: assignments.trainingId,
        training: trainings.title,
        author: users.username,
        note,
        dueAt,
        lateUntil,
        toAll,
        createdAt,
      })
      .from(assignments)
      .innerJoin(trainings, eq(trainings.id, assignments.trainingId))
      .innerJoin(users, eq(users.id, assignments.authorId))
      .where(and(eq(assignments.groupId, gid), gt(id, after)))
      .orderBy(id)
      .limit(ROWS_AT_ONCE);
  };

  private trainings = async (gid: number, after: number) =>
    this.db
      .select({
        id: trainings.id,
        title: trainings.title,
        description: trainings.description,
        author: users.username,
        category: trainingCategories.name,
        auth: trainings.auth,
        visible: trainings.visible,
        rank: trainings.rank,
        createdAt: trainings.createdAt,
        problems: problemsOfTraining,
      })
      .from(trainings)
      .innerJoin(users, eq(users.id, trainings.authorId))
      .innerJoin(trainingCategories, eq(trainingCategories.id, trainings.categoryId))
      .where(and(eq(trainings.groupId, gid), gt(trainings.id, after)))
      .orderBy(trainings.id)
      .limit(ROWS_AT_ONCE);

  private contests = async (gid: number, after: number) =>
    this.db
      .select({
        id: contests.id,
        title: contests.title,
        description: contests.description,
        author: users.username,
        type: contests.type,
        auth: contests.auth,
        visible: contests.visible,
        startAt: contests.startAt,
        endAt: contests.endAt,
        pauses: contests.pauses,
        problems: problemsOfContest,
      })
      .from(contests)
      .innerJoin(users, eq(users.id, contests.authorId))
      .where(and(eq(contests.groupId, gid), gt(contests.id, after)))
      .orderBy(contests.id)
      .limit(ROWS_AT_ONCE);
}
