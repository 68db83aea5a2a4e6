import { type RoleName, roles, type RoleId } from '@oj/contract';
import { and, eq, lt, or } from 'drizzle-orm';
import { open } from 'node:fs/promises';
import * as z from 'zod';
import type { Config } from '../../config';
import { type Database, type Executor, openDatabase, violatedUnique } from '../../database/database';
import { createUser } from '../../features/account/account.queries';
import { DELETED, emailKeyOf, isHonestName, usernameKeyOf } from '../../features/account/account.rules';
import { isActiveRoot, ROOT_ROLE, users } from '../../features/account/account.table';
import { hashPassword, newPassword } from '../../features/account/passwords';
import { removeSecondFactor } from '../../features/account/secondFactor.queries';
import { endSessionsOf } from '../../features/account/session.queries';
import { operator, recordAudit } from '../../features/audit/audit.queries';
import { exitCodes, Refused } from '../exitCodes';
import { reachSite } from '../reachDatabase';
import type { Report } from '../report';
import { personalData } from './personalData';

const PASSWORD_CHARACTERS = 16;
const Email = z.email().max(255);

export const roleNames = Object.values(roles).map(({ name }) => name);

export async function withDatabase(config: Config, work: (database: Database) => Promise<void>): Promise<number> {
  await using server = await reachSite(config);
  const database = openDatabase(server.url, { connections: 2 });
  try {
    await work(database);
    return exitCodes.done;
  } finally {
    await database.$client.end();
  }
}

function roleIdOf(name: string): RoleId {
  const found = Object.entries(roles).find(([, role]) => role.name === name);
  if (!found) throw new Refused(`There is no role ${name}; there are: ${roleNames.join(', ')}.`);
  return Number(found[0]) as RoleId;
}

/** Locked until the transaction ends. */
export async function find(tx: Executor, username: string) {
  const [found] = await tx.select().from(users).where(isNamed(username)).for('update');
  if (!found) throw new Refused(`There is no user ${username}.`);
  return found;
}

/**
 * A user, and whether there is another super admin who is not banned. All of them are locked until the transaction ends, in the order of
 * their numbers, as the back office locks them.
 */
export async function findWithRoots(tx: Executor, username: string) {
  const rows = await tx
    .select()
    .from(users)
    .where(or(isNamed(username), isActiveRoot))
    .orderBy(users.id)
    .for('update');
  const found = rows.find(({ usernameKey, status }) => usernameKey === usernameKeyOf(username) && status < DELETED);
  if (!found) throw new Refused(`There is no user ${username}.`);
  return { found, hasOtherRoot: rows.some(row => row.id !== found.id && row.role === ROOT_ROLE && row.status === 0) };
}

const isNamed = (username: string) => and(eq(users.usernameKey, usernameKeyOf(username)), lt(users.status, DELETED));

/** Makes a user with a password that is shown once. */
export const createAccount = (
  username: string,
  { role, email }: { role: string; email?: string | undefined },
  config: Config,
  report: Report,
) =>
  withDatabase(config, async database => {
    if (username.length < 1 || username.length > 20 || !isHonestName(username))
      throw new Refused('A user name has 1 to 20 characters, none of them a blank, and is what it looks like.');
    if (email !== undefined && !Email.safeParse(email).success) throw new Refused(`${email} is no mail address.`);
    const password = newPassword(PASSWORD_CHARACTERS);
    const user = {
      username,
      usernameKey: usernameKeyOf(username),
      passwordHash: await hashPassword(password),
      role: roleIdOf(role),
      ...(email !== undefined && { email, emailKey: emailKeyOf(email) }),
    };
    const id = await database
      .transaction(async tx => {
        const made = await createUser(tx, user);
        await recordAudit(tx, operator, { action: 'user.create', target: username, after: { uid: made, role: user.role, email } });
        return made;
      })
      .catch((reason: unknown) => {
        const index = violatedUnique(reason);
        if (!index) throw reason;
        throw new Refused(index.includes('username') ? `There is a user ${username} already.` : `Another user has the address ${email}.`);
      });
    report.result(`Made ${username} (${role}) with the password ${password}.`, { uid: id, username, role, password });
  });

/** Gives a user a new password, which is shown once, and ends all sessions of that user. */
export const resetPassword = (username: string, config: Config, report: Report) =>
  withDatabase(config, async database => {
    const password = newPassword(PASSWORD_CHARACTERS);
    const passwordHash = await hashPassword(password);
    await database.transaction(async tx => {
      const { id } = await find(tx, username);
      await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
      await endSessionsOf(tx, id);
      await recordAudit(tx, operator, { action: 'user.edit', target: username, after: { password } });
    });
    report.result(`The password of ${username} is ${password}.`, { username, password });
  });

/** Turns the second factor off, for a user who has lost the authenticator app and the recovery codes. */
export const takeSecondFactor = (username: string, config: Config, report: Report) =>
  withDatabase(config, async database => {
    await database.transaction(async tx => {
      const { id } = await find(tx, username);
      if (!(await removeSecondFactor(tx, id))) throw new Refused(`${username} has no second factor.`);
      await endSessionsOf(tx, id);
      await recordAudit(tx, operator, { action: 'user.secondFactorOff', target: username });
    });
    report.result(`${username} logs in with the password alone, until a second factor is set up again.`, { username });
  });

/** Changes role or status; the last active super admin stays one. */
export const changeAccount = (
  username: string,
  { role, isBanned }: { role?: string; isBanned?: boolean },
  config: Config,
  report: Report,
) =>
  withDatabase(config, async database => {
    const change = { ...(role !== undefined && { role: roleIdOf(role) }), ...(isBanned !== undefined && { status: isBanned ? 1 : 0 }) };
    const after = await database.transaction(async tx => {
      const { found: before, hasOtherRoot } = await findWithRoots(tx, username);
      const next = { role: before.role, status: before.status, ...change };
      const staysRoot = next.role === ROOT_ROLE && next.status === 0;
      if (!staysRoot && !hasOtherRoot) throw new Refused(`${username} is the only super admin.`);
      await tx.update(users).set(change).where(eq(users.id, before.id));
      await endSessionsOf(tx, before.id);
      await recordAudit(tx, operator, {
        action: 'user.edit',
        target: username,
        before: { role: before.role, status: before.status },
        after: change,
      });
      return next;
    });
    const facts = { username, role: roles[after.role].name as RoleName, isBanned: after.status !== 0 };
    report.result(`${username} is ${facts.role}${facts.isBanned ? ', banned' : ''}.`, facts);
  });

/** Writes everything that the site has of a person into a new file. */
export const exportAccount = (username: string, file: string, config: Config, report: Report) =>
  withDatabase(config, async database => {
    await using handle = await open(file, 'wx', 0o600).catch((reason: NodeJS.ErrnoException) => {
      throw reason.code === 'EEXIST' ? new Refused(`${file} is there already.`) : reason;
    });
    const tables = await database.transaction(async tx => {
      const { id } = await find(tx, username);
      return personalData(tx, id);
    });
    await handle.writeFile(`${JSON.stringify(tables, undefined, 2)}\n`);
    const rows = Object.values(tables).reduce((sum, each) => sum + each.length, 0);
    report.result(`Wrote ${rows} rows of ${username} to ${file}.`, { username, file, rows });
  });
