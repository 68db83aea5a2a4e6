import type { contract, ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, exists, ilike, or, sql } from 'drizzle-orm';
import { BoundedReads } from '../../database/boundedReads';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { boundedOffset, withTotal } from '../../database/total';
import { users } from '../account/account.table';
import { containing } from '../../database/containing';
import { problems } from '../problem/problem.table';
import { userProblems } from '../problem/problem.table';
import { isMember } from '../group/group.queries';
import { groupMembers } from '../group/group.table';

type Asked = Omit<ServerInput<typeof contract.group.rank>, 'gid' | 'searchUser'>;

/** How the members of a group stand with its problems. Nothing of it is stored. */
@Injectable()
export class GroupRankQueries {
  constructor(
    @InjectDatabase() private readonly db: Database,
    private readonly bounded: BoundedReads,
  ) {}

  /** @param word in the name or nickname; in the real name, too, for those who manage the group */
  page(gid: number, asked: Asked, { word, network, withRealNames }: { word?: string; network: string; withRealNames: boolean }) {
    boundedOffset(asked);
    return this.bounded.run(network, db => this.read(db, gid, asked, word, withRealNames));
  }

  private async read(db: Executor, gid: number, asked: Asked, word: string | undefined, withRealNames: boolean) {
    const counts = db
      .select({
        userId: userProblems.userId,
        ac: sql<number>`count(*) filter (where ${userProblems.status} = 0)::integer`.as('ac'),
        total: sql<number>`sum(${userProblems.submissions})::integer`.as('total'),
        score: sql<number>`coalesce(sum(${userProblems.oiRankScore}), 0)::integer`.as('score'),
      })
      .from(userProblems)
      .innerJoin(problems, eq(problems.id, userProblems.problemId))
      .where(eq(problems.groupId, gid))
      .groupBy(userProblems.userId)
      .as('counts');
    const ac = sql<number>`coalesce(${counts.ac}, 0)`;
    const total = sql<number>`coalesce(${counts.total}, 0)`;
    const score = sql<number>`coalesce(${counts.score}, 0)`;
    const order = asked.type === 0 ? [desc(ac), asc(total)] : [desc(score), desc(ac)];
    const ofGroup = and(eq(groupMembers.groupId, gid), isMember);
    const matches = and(ofGroup, word ? isNamed(db, word, withRealNames) : undefined);
    const query = db
      .select({
        uid: sql<string>`${users.id}::text`,
        username: users.username,
        nickname: users.nickname,
        avatar: users.avatar,
        titleName: users.titleName,
        titleColor: users.titleColor,
        signature: sql<string | null>`left(${users.signature}, 200)`,
        ac,
        total,
        score,
        rating: sql<null>`null`,
      })
      .from(groupMembers)
      .innerJoin(users, eq(users.id, groupMembers.userId))
      .leftJoin(counts, eq(counts.userId, groupMembers.userId))
      .where(matches)
      .orderBy(...order, asc(groupMembers.userId));
    return withTotal(db, query, { table: groupMembers, ...(matches && { matches }) }, asked);
  }
}

function isNamed(db: Executor, word: string, withRealNames: boolean) {
  const pattern = containing(word);
  const names = or(
    ilike(users.username, pattern),
    ilike(users.nickname, pattern),
    withRealNames ? ilike(users.realname, pattern) : undefined,
  );
  return exists(
    db
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.id, groupMembers.userId), names)),
  );
}
