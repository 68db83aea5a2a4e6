import { Injectable } from '@nestjs/common';
import { and, desc, eq, getTableColumns, ilike, inArray, lt, or } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { type Paging, withTotal } from '../../database/total';
import { createUser } from '../account/account.queries';
import { inAdminRole, isActiveRoot, users } from '../account/account.table';
import { DELETED } from '../account/account.rules';
import { hasSecondFactor } from '../account/secondFactor.queries';
import { containing } from '../../database/containing';

type NewUser = typeof users.$inferInsert;

interface Filter extends Paging {
  onlyAdmin?: boolean;
  keyword?: string;
}

const isAdmin = inAdminRole(users.role);
const isThere = lt(users.status, DELETED);

@Injectable()
export class UsersQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction<Result>(work: (tx: Executor) => Promise<Result>) {
    return this.db.transaction(work);
  }

  async page({ onlyAdmin, keyword, ...paging }: Filter) {
    const pattern = keyword?.trim() && containing(keyword.trim());
    const named = pattern
      ? or(ilike(users.username, pattern), ilike(users.nickname, pattern), ilike(users.realname, pattern), ilike(users.email, pattern))
      : undefined;
    const matches = and(isThere, onlyAdmin ? isAdmin : undefined, named);
    const query = this.db
      .select({ ...getTableColumns(users), hasSecondFactor: hasSecondFactor(users.id) })
      .from(users)
      .where(matches)
      .orderBy(desc(users.id));
    return withTotal(this.db, query, { table: users, matches }, paging);
  }

  /** Users that are to change, and all active super admins: locked in the order of their numbers, so that of two changes at once one sees the other. */
  async lockWithRoots(tx: Executor, ids: number[]) {
    await tx
      .select({ id: users.id })
      .from(users)
      .where(or(inArray(users.id, ids), isActiveRoot))
      .orderBy(users.id)
      .for('update');
  }

  /** Locked until the transaction ends. */
  async find(tx: Executor, id: number) {
    const [found] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, id), isThere))
      .for('update');
    return found;
  }

  activeRoots = (tx: Executor) => tx.select({ id: users.id }).from(users).where(isActiveRoot);

  change = (tx: Executor, id: number, change: Partial<NewUser>) => tx.update(users).set(change).where(eq(users.id, id));

  async taken({ usernameKeys, emailKeys }: { usernameKeys: string[]; emailKeys: string[] }) {
    const rows = await this.db
      .select({ usernameKey: users.usernameKey, emailKey: users.emailKey })
      .from(users)
      .where(or(inArray(users.usernameKey, usernameKeys), inArray(users.emailKey, emailKeys)));
    return {
      usernameKeys: new Set(rows.map(({ usernameKey }) => usernameKey)),
      emailKeys: new Set(rows.flatMap(({ emailKey }) => emailKey ?? [])),
    };
  }

  async createAll(tx: Executor, all: NewUser[]) {
    for (const user of all) await createUser(tx, user);
  }
}
