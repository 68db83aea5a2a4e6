import type { ContestRole } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Caller } from '../../access/caller';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { users } from '../account/account.table';
import { contestOrganisers, contests } from '../contest/contest.table';
import { isReadBy } from '../group/groupThings.sql';

const adders = alias(users, 'adders');
const { contestId, userId, role, addedById, addedAt } = contestOrganisers;

@Injectable()
export class ContestOrganiserQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Result>(work: (tx: Executor) => Promise<Result>) => this.db.transaction(work);

  /** Roles in a contest are given one after the other until the transaction ends. */
  lock = (tx: Executor, cid: number) => tx.select({ id: contests.id }).from(contests).where(eq(contests.id, cid)).for('no key update');

  /** A row for each role, by the names of those who have them, the latest role of each first. */
  list = (cid: number) =>
    this.db
      .select({
        uid: sql<string>`${users.id}::text`,
        username: users.username,
        nickname: users.nickname,
        avatar: users.avatar,
        isEffective: sql<boolean>`${isReadBy(contests, users.id)}`,
        role,
        addedAt,
        addedBy: { uid: sql<string>`${adders.id}::text`, username: adders.username },
      })
      .from(contestOrganisers)
      .innerJoin(contests, eq(contests.id, contestId))
      .innerJoin(users, eq(users.id, userId))
      .leftJoin(adders, eq(adders.id, addedById))
      .where(eq(contestId, cid))
      .orderBy(users.username, users.id, sql`${addedAt} desc`, role);

  /** A user, by the key of the name. Whoever is not active cannot log in. */
  async user(tx: Executor, usernameKey: string): Promise<(Caller & { isActive: boolean }) | undefined> {
    const { id, username, role } = users;
    const [found] = await tx
      .select({ id, username, role, isActive: sql<boolean>`${users.status} = 0` })
      .from(users)
      .where(eq(users.usernameKey, usernameKey));
    return found;
  }

  async rolesOf(tx: Executor, cid: number, uid: number): Promise<ContestRole[]> {
    const rows = await tx.select({ role }).from(contestOrganisers).where(ofBoth(cid, uid)).orderBy(role);
    return rows.map(row => row.role);
  }

  async count(tx: Executor, cid: number): Promise<number> {
    const [found] = await tx
      .select({ many: sql<number>`count(distinct ${userId})::integer` })
      .from(contestOrganisers)
      .where(eq(contestId, cid));
    return found?.many ?? 0;
  }

  /** Roles that stay keep who gave them, and when. */
  async setRoles(tx: Executor, place: { contestId: number; userId: number }, roles: readonly ContestRole[], addedById: number) {
    const isGone = roles.length ? notInArray(role, [...roles]) : undefined;
    await tx.delete(contestOrganisers).where(and(ofBoth(place.contestId, place.userId), isGone));
    const rows = roles.map(each => ({ ...place, role: each, addedById }));
    if (rows.length) await tx.insert(contestOrganisers).values(rows).onConflictDoNothing();
  }

  async title(tx: Executor, cid: number) {
    const [found] = await tx.select({ title: contests.title }).from(contests).where(eq(contests.id, cid));
    return found?.title ?? '';
  }
}

const ofBoth = (cid: number, uid: number) => and(eq(contestId, cid), eq(userId, uid));
