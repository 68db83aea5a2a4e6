import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Config } from '../../config';
import type { Executor } from '../../database/database';
import { usernameKeyOf } from '../../features/account/account.rules';
import { logins, mailCodes, ROOT_ROLE, users } from '../../features/account/account.table';
import { attachments, fileLinks, linkKey } from '../../features/attachment/attachment.table';
import { auditEntries } from '../../features/audit/audit.table';
import { operator, recordAudit } from '../../features/audit/audit.queries';
import { comments, commentVersions } from '../../features/comment/comment.table';
import { customTests } from '../../features/customTest/customTest.table';
import { lockGroupsOf } from '../../features/group/groupEnd.queries';
import { messages, messageSwitches } from '../../features/notification/notification.table';
import { endUse } from '../../features/picture/fileUse.queries';
import { contestPrints } from '../../features/print/print.table';
import { submissions } from '../../features/submission/submission.table';
import { nobody, removeUser } from '../../features/users/removeUser.queries';
import { Refused } from '../exitCodes';
import type { Report } from '../report';
import { rowsAbout } from './personalData';
import { findWithRoots, withDatabase } from './user';

type User = typeof users.$inferSelect;

/** Erases what the site has of a person; what others need, such as submissions in a board, stays under a number instead of a name. */
export const eraseAccount = (username: string, { yes = false }: { yes?: boolean }, config: Config, report: Report) =>
  withDatabase(config, async database => {
    const facts = await database.transaction(async tx => {
      // Groups before users, as everything locks them (`database/locks.ts`).
      await lockGroupsOf(
        tx,
        (
          await tx
            .select({ id: users.id })
            .from(users)
            .where(eq(users.usernameKey, usernameKeyOf(username)))
        ).map(({ id }) => id),
      );
      const { found: user, hasOtherRoot } = await findWithRoots(tx, username);
      if (user.role === ROOT_ROLE && !hasOtherRoot) throw new Refused(`${username} is the only super admin.`);
      const before = await counted(tx, user.id);
      if (!yes) return { username, isErased: false, before, after: before };
      await erase(tx, user);
      await recordAudit(tx, operator, { action: 'user.erase', target: nobody(user.id).username });
      return { username, isErased: true, before, after: await counted(tx, user.id) };
    });
    const lines = Object.entries(facts.before).map(
      ([table, rows]) => `${table.padEnd(28)} ${String(rows).padStart(8)} ${String(facts.after[table] ?? 0).padStart(8)}`,
    );
    const end = yes
      ? `Erased ${username}. What stays has a number instead of the name.`
      : `Nothing was changed: --yes erases ${username}. docs/backup.md says what stays, under a number instead of the name.`;
    report.result([`${'rows'.padEnd(28)}   before    after`, ...lines, end].join('\n'), facts);
  });

async function counted(tx: Executor, id: number): Promise<Record<string, number>> {
  return Object.fromEntries(Object.entries(await rowsAbout(tx, id)).map(([table, rows]) => [table, rows.length]));
}

async function erase(tx: Executor, user: User) {
  const { id } = user;
  // Public files that nothing uses any more are removed by the running product.
  await removeUser(tx, id, id);
  await tx.delete(messages).where(or(eq(messages.senderId, id), eq(messages.userId, id)));
  await tx.delete(messageSwitches).where(eq(messageSwitches.userId, id));
  await tx.delete(logins).where(eq(logins.userId, id));
  await tx
    .delete(mailCodes)
    .where(user.emailKey === null ? eq(mailCodes.userId, id) : or(eq(mailCodes.userId, id), eq(mailCodes.emailKey, user.emailKey)));
  await tx.delete(customTests).where(eq(customTests.userId, id));
  await tx.delete(contestPrints).where(eq(contestPrints.userId, id));
  const written = tx.select({ id: comments.id }).from(comments).where(eq(comments.userId, id));
  await tx.delete(commentVersions).where(inArray(commentVersions.commentId, written));
  await tx.update(submissions).set({ ip: null }).where(eq(submissions.userId, id));
  await eraseFiles(tx, id);
  await eraseRecord(tx, user);
}

/** Files that a text links belong to the text, and stay with it. */
async function eraseFiles(tx: Executor, id: number) {
  const isLinked = sql`exists (select from ${fileLinks} where ${fileLinks.key} = ${linkKey})`;
  const gone = await tx
    .delete(attachments)
    .where(and(eq(attachments.userId, id), sql`not ${isLinked}`))
    .returning({ id: attachments.id });
  for (const attachment of gone) await endUse(tx, { kind: 'attachment', id: attachment.id });
  await tx
    .update(attachments)
    .set({ name: sql`'file' || coalesce(substring(${attachments.name} from '\\.[A-Za-z0-9]{1,8}$'), '')` })
    .where(eq(attachments.userId, id));
}

/** The audit log keeps what was done and when. */
async function eraseRecord(tx: Executor, { id, username }: User) {
  const name = nobody(id).username;
  await tx.update(auditEntries).set({ username: name, ip: '' }).where(eq(auditEntries.userId, id));
  await tx
    .update(auditEntries)
    .set({ target: name, before: null, after: null })
    .where(and(eq(auditEntries.noun, 'user'), eq(auditEntries.target, username)));
}
