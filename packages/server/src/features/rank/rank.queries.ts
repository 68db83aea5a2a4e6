import type { contract, Input } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { type Database, InjectDatabase } from '../../database/database';
import { Remembered } from '../../remembered';
import { userCounts, users } from '../account/account.table';
import { containing } from '../problem/problem.rules';

type Asked = Pick<Input<typeof contract.rank.list>, 'type' | 'currentPage' | 'limit'>;

const TOTAL_REMEMBERED_MS = 60_000;
const SIGNATURE_SHOWN = 200;
const active = eq(users.status, 0);

/** As the indexes of the counters have them. */
const orders = {
  0: [desc(userCounts.ac), asc(userCounts.total), asc(userCounts.userId)],
  1: [desc(userCounts.score), desc(userCounts.ac), asc(userCounts.userId)],
};

@Injectable()
export class RankQueries {
  private readonly everybody;

  constructor(@InjectDatabase() private readonly db: Database) {
    this.everybody = new Remembered(TOTAL_REMEMBERED_MS, () => db.$count(users, active));
  }

  async page({ type, currentPage, limit }: Asked, search: { word: string; withRealNames: boolean } | undefined) {
    const found = and(active, search && named(search));
    const [records, total] = await Promise.all([
      this.db
        .select({
          uid: users.id,
          username: users.username,
          nickname: users.nickname,
          avatar: users.avatar,
          titleName: users.titleName,
          titleColor: users.titleColor,
          signature: sql<string | null>`left(${users.signature}, ${SIGNATURE_SHOWN})`,
          ac: userCounts.ac,
          total: userCounts.total,
          score: userCounts.score,
        })
        .from(userCounts)
        .innerJoin(users, eq(users.id, userCounts.userId))
        .where(found)
        .orderBy(...orders[type])
        .limit(limit)
        .offset((currentPage - 1) * limit),
      search ? this.db.$count(users, found) : this.everybody.read(),
    ]);
    return { records: records.map(row => ({ ...row, uid: String(row.uid), rating: null })), total };
  }
}

function named({ word, withRealNames }: { word: string; withRealNames: boolean }) {
  const pattern = containing(word);
  return or(ilike(users.username, pattern), ilike(users.nickname, pattern), withRealNames ? ilike(users.realname, pattern) : undefined);
}
