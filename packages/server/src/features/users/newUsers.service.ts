import { ApiError, type contract, isWholeListTaken, type ServerInput, MOST_IMPORTED_USERS, type RowFault } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { spreadsheet, SPREADSHEET_TYPE } from '../../files/spreadsheet';
import { isHonestName, usernameKeyOf } from '../account/account.rules';
import { hashPassword, newPassword } from '../account/passwords';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { GeneratedQueries } from './generated.queries';
import { type Described, readRows, takenRows } from './import.rules';
import { UsersQueries } from './users.queries';
import { asTaken } from './users.service';

type Api = typeof contract.users;

const MOST_NAME_CHARACTERS = 20;
const FAULTS_TOLD = 10;

/** Many users at once. */
@Injectable()
export class NewUsersService {
  constructor(
    private readonly queries: UsersQueries,
    private readonly generatedLists: GeneratedQueries,
  ) {}

  async import({ users: rows, dryRun }: ServerInput<Api['import']>, actor: Actor) {
    const { users, faults: seen } = readRows(rows);
    const taken = await this.queries.taken(keysOf(users));
    const faults = [...seen, ...takenRows(users, taken)].toSorted((a, b) => a.row - b.row);
    if (dryRun) return { total: users.length, inserted: 0, faults };
    if (faults.length) throw new ApiError('users.rowsWrong', wordsOf(faults, users.length));
    const hashed = await withHashes(users);
    await this.queries
      .transaction(async tx => {
        await this.queries.createAll(tx, hashed);
        await recordAudit(tx, actor, {
          action: 'user.import',
          target: `${users.length} users`,
          after: users.map(({ username }) => username),
        });
      })
      .catch(asTaken);
    return { total: users.length, inserted: users.length, faults: [] };
  }

  async generate(
    { prefix, suffix, number_from: from, number_to: to, password_length: length }: ServerInput<Api['generate']>,
    actor: Actor,
  ) {
    if (to < from || to - from >= MOST_IMPORTED_USERS) throw new ApiError('users.numbers');
    const list = Array.from({ length: to - from + 1 }, (_, index) => ({
      username: `${prefix}${from + index}${suffix}`,
      password: newPassword(length),
    }));
    if (list.some(({ username }) => username.length > MOST_NAME_CHARACTERS)) throw new ApiError('users.nameTooLong');
    if (!list.every(({ username }) => isHonestName(username))) throw new ApiError('register.usernameForm');
    const named = list.map(each => ({ ...each, usernameKey: usernameKeyOf(each.username) }));
    const { usernameKeys } = await this.queries.taken({ usernameKeys: named.map(({ usernameKey }) => usernameKey), emailKeys: [] });
    if (usernameKeys.size) throw new ApiError('register.usernameTaken');
    const users = await withHashes(named);
    return this.queries
      .transaction(async tx => {
        await this.queries.createAll(tx, users);
        const target = `${list[0]?.username} … ${list.at(-1)?.username}`;
        await recordAudit(tx, actor, { action: 'user.generate', target, after: { users: list.length } });
        return { key: await this.generatedLists.keep(tx, actor.caller.id, list) };
      })
      .catch(asTaken);
  }

  async generated({ key }: ServerInput<Api['generated']>, actor: Actor) {
    const list = await this.queries.transaction(async tx => {
      const taken = await this.generatedLists.take(tx, actor.caller.id, key);
      if (!taken) throw new ApiError('users.listGone');
      const target = `${taken[0]?.username} … ${taken.at(-1)?.username}`;
      await recordAudit(tx, actor, { action: 'user.downloadGenerated', target, after: { users: taken.length } });
      return taken;
    });
    const rows = list.map(({ username, password }) => [username, password]);
    return {
      type: SPREADSHEET_TYPE,
      fileName: 'users.xlsx',
      body: await spreadsheet({ name: 'users', rows: [['username', 'password'], ...rows] }),
    };
  }
}

const keysOf = (users: readonly Described[]) => ({
  usernameKeys: users.map(({ usernameKey }) => usernameKey),
  emailKeys: users.flatMap(({ emailKey }) => emailKey ?? []),
});

/** The hashing threads are few: a thousand at once would only take memory. */
async function withHashes<User extends { password: string }>(users: readonly User[]) {
  const hashed: (Omit<User, 'password'> & { passwordHash: string })[] = [];
  const AT_ONCE = 4;
  for (let at = 0; at < users.length; at += AT_ONCE) {
    const some = users.slice(at, at + AT_ONCE);
    hashed.push(
      ...(await Promise.all(some.map(async ({ password, ...user }) => ({ ...user, passwordHash: await hashPassword(password) })))),
    );
  }
  return hashed;
}

const wordsOf = (faults: readonly RowFault[], rows: number) => {
  if (isWholeListTaken(rows, faults)) return 'Nobody was added; the whole list is there already';
  const told = faults.slice(0, FAULTS_TOLD).map(({ row, field, code }) => `row ${row}: ${field} ${code}`);
  return `Nobody was added; ${faults.length} faults: ${told.join(', ')}${faults.length > told.length ? ' …' : ''}`;
};
