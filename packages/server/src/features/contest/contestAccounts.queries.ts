import { accountFits, accountRuleOf } from '@oj/contract';
import { and, asc, eq, isNotNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/database';
import { users } from '../account/account.table';
import { contestAccounts, contests } from './contest.table';

type Kind = (typeof contestAccounts.$inferSelect)['kind'];

export interface NamedAccounts {
  stars: string[];
  admitted: string[];
}

/** Whether a contest names an account. */
export const isNamed = (kind: Kind, contestId: AnyPgColumn | number, userId: AnyPgColumn | Placeholder): SQL<boolean> =>
  sql<boolean>`exists (select from ${contestAccounts} where ${contestAccounts.contestId} = ${contestId} and ${contestAccounts.kind} = ${kind}
    and ${contestAccounts.userId} = ${userId})`;

/** What the accounts that a contest names are called now. */
export async function namedAccounts(db: Executor, contestId: number): Promise<NamedAccounts> {
  const rows = await db
    .select({ kind: contestAccounts.kind, name: sql<string>`coalesce(${users.username}, ${contestAccounts.name})` })
    .from(contestAccounts)
    .leftJoin(users, eq(users.id, contestAccounts.userId))
    .where(eq(contestAccounts.contestId, contestId))
    .orderBy(asc(contestAccounts.place));
  const of = (kind: Kind) => rows.flatMap(row => (row.kind === kind ? [row.name] : []));
  return { stars: of('star'), admitted: of('admitted') };
}

/** Names these accounts and no others. */
export async function nameAccounts(tx: Executor, contestId: number, { stars, admitted }: NamedAccounts) {
  await tx.delete(contestAccounts).where(eq(contestAccounts.contestId, contestId));
  const named = [...stars.map(name => ['star', name] as const), ...admitted.map(name => ['admitted', name] as const)];
  if (!named.length) return;
  const rows = JSON.stringify(named.map(([kind, name], place) => ({ kind, name: name.normalize('NFC'), place })));
  await tx.execute(sql`
    insert into ${contestAccounts} (contest_id, kind, name, place, user_id)
    select ${contestId}, named.kind, named.name, named.place, (select ${users.id} from ${users} where normalize(${users.username}) = named.name)
    from jsonb_to_recordset(${rows}::jsonb) as named(kind text, name text, place integer)
    on conflict do nothing`);
}

export const copyAccounts = (tx: Executor, from: number, to: number) =>
  tx.execute(sql`
    insert into ${contestAccounts} (contest_id, kind, name, place, user_id)
    select ${to}, kind, name, place, user_id from ${contestAccounts} where ${contestAccounts.contestId} = ${from}`);

/** Keeps a user admitted who gets another name: the contest names the account from then on. */
export async function keepAdmissions(tx: Executor, { id: userId, username }: { id: number; username: string }) {
  const ruled = await tx
    .select({ contestId: contests.id, rule: contests.accountRule })
    .from(contests)
    .where(and(isNotNull(contests.accountRule)));
  const name = username.normalize('NFC');
  for (const { contestId, rule } of ruled) {
    const parts = accountRuleOf(rule ?? '');
    if (!parts || !accountFits(parts, username)) continue;
    await tx.insert(contestAccounts).values({ contestId, kind: 'admitted', name, place: 0, userId }).onConflictDoNothing();
  }
}
