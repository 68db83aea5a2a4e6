import type { contract, ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { BoundedReads, isNear } from '../../database/boundedReads';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { Cached } from '../../cached';
import { userCounts, users } from '../account/account.table';
import { containing } from '../../database/containing';

type Asked = Pick<ServerInput<typeof contract.rank.list>, 'type' | 'currentPage' | 'limit'>;

const TOTAL_REMEMBERED_MS = 60_000;
const SIGNATURE_SHOWN = 200;
/** A search looks at this many users at the most. */
const MOST_FOUND = 1000;
const active = eq(users.status, 0);

type Counters = Record<'userId' | 'ac' | 'total' | 'score', Parameters<typeof desc>[0]>;

/** Orders of the two ranks, the same as in the indexes of the counters. */
const orders = {
  0: ({ ac, total, userId }: Counters) => [desc(ac), asc(total), asc(userId)],
  1: ({ score, ac, userId }: Counters) => [desc(score), desc(ac), asc(userId)],
};

@Injectable()
export class RankQueries {
  private readonly everybody;

  constructor(
    @InjectDatabase() private readonly db: Database,
    private readonly bounded: BoundedReads,
  ) {
    this.everybody = new Cached(TOTAL_REMEMBERED_MS, () => db.$count(users, active));
  }

  async page(asked: Asked, network: string) {
    const total = await this.everybody.read();
    const isBehindEnd = (asked.currentPage - 1) * asked.limit > total;
    if (isBehindEnd) return { records: [], total };
    const inactive = sql`select ${users.id} from ${users} where ${users.status} <> 0`;
    const read = (db: Executor) => this.rows(db, asked, sql`${userCounts.userId} not in (${inactive})`);
    return { records: await (isNear(asked) ? read(this.db) : this.bounded.run(network, read)), total };
  }

  search(asked: Asked, word: string, { network, withRealNames }: { network: string; withRealNames: boolean }) {
    const pattern = containing(word);
    const named = or(
      ilike(users.username, pattern),
      ilike(users.nickname, pattern),
      withRealNames ? ilike(users.realname, pattern) : undefined,
    );
    return this.bounded.run(network, async db => {
      const found = await db.select({ id: users.id }).from(users).where(and(active, named)).limit(MOST_FOUND);
      const ids = found.map(({ id }) => id);
      return { records: ids.length ? await this.rows(db, asked, inArray(userCounts.userId, ids)) : [], total: ids.length };
    });
  }

  /** Counters are put in order by themselves; only the users of one page are looked up. */
  private async rows(db: Executor, { type, currentPage, limit }: Asked, chosen: SQL) {
    const listed = db
      .select()
      .from(userCounts)
      .where(chosen)
      .orderBy(...orders[type](userCounts))
      .limit(limit)
      .offset((currentPage - 1) * limit)
      .as('listed');
    const rows = await db
      .select({
        uid: users.id,
        username: users.username,
        nickname: users.nickname,
        avatar: users.avatar,
        titleName: users.titleName,
        titleColor: users.titleColor,
        signature: sql<string | null>`left(${users.signature}, ${SIGNATURE_SHOWN})`,
        ac: listed.ac,
        total: listed.total,
        score: listed.score,
      })
      .from(listed)
      .innerJoin(users, eq(users.id, listed.userId))
      .orderBy(...orders[type](listed));
    return rows.map(row => ({ ...row, uid: String(row.uid), rating: null }));
  }
}
