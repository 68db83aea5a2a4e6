import { count, eq } from 'drizzle-orm';
import type { Config } from '../config';
import { type Database, violatedUnique } from '../database/database';
import { createUser } from '../features/account/account.queries';
import { ROOT_ROLE, users } from '../features/account/account.table';
import { usernameKeyOf } from '../features/account/account.rules';
import { hashPassword, newPassword } from '../features/account/passwords';
import { announcements } from '../features/announcement/announcement.table';
import { settings } from '../features/site/site.table';
import { FileStore } from '../files/store';
import { STARTER_DONE, UNSEEN_PASSWORD } from './seeded';
import { starterAnnouncement } from '../starter/announcement';
import { importProblem, importTags } from '../starter/import';
import { starterProblems } from '../starter/problems';
import { importTraining } from '../starter/training';

const ROOT = 'root';
const PASSWORD_CHARACTERS = 16;

/**
 * Makes the super admin when there is no user yet. Gives back the password if it was generated, which is shown once; when a start was broken
 * off before it was shown, another one.
 */
export async function createRoot(database: Database, { rootPassword }: Config): Promise<string | undefined> {
  const [{ total } = { total: 0 }] = await database.select({ total: count() }).from(users);
  if (total) return anotherPassword(database);
  const password = rootPassword ?? newPassword(PASSWORD_CHARACTERS);
  const root = { username: ROOT, usernameKey: usernameKeyOf(ROOT), passwordHash: await hashPassword(password), role: ROOT_ROLE } as const;
  const isMade = await database
    .transaction(async tx => {
      const id = await createUser(tx, root);
      if (!rootPassword) await tx.insert(settings).values({ name: UNSEEN_PASSWORD, value: root.passwordHash });
      return id;
    })
    .catch(reason => {
      // Another process was quicker.
      if (violatedUnique(reason)) return undefined;
      throw reason;
    });
  return isMade && !rootPassword ? password : undefined;
}

/** Replaces a password that nobody has seen, unless somebody has set one since. */
async function anotherPassword(database: Database): Promise<string | undefined> {
  const password = newPassword(PASSWORD_CHARACTERS);
  const passwordHash = await hashPassword(password);
  return database.transaction(async tx => {
    const [unseen] = await tx.delete(settings).where(eq(settings.name, UNSEEN_PASSWORD)).returning();
    if (!unseen) return undefined;
    const unseenHash = String(unseen.value);
    const changed = await tx.update(users).set({ passwordHash }).where(eq(users.passwordHash, unseenHash)).returning({ id: users.id });
    if (!changed.length) return undefined;
    await tx.insert(settings).values({ name: UNSEEN_PASSWORD, value: passwordHash });
    return password;
  });
}

/** Loads the starter set, once. Broken off in the middle, it goes on at the next start. */
export async function loadStarterSet(database: Database, config: Config) {
  if (!config.starterSet) return;
  const [done] = await database.select().from(settings).where(eq(settings.name, STARTER_DONE));
  if (done) return;
  const store = new FileStore(config);
  const [author] = await database.select({ id: users.id }).from(users).orderBy(users.id).limit(1);
  if (!author) throw new Error('there is no user who could be the author of the starter set');
  const tagIds = await importTags(database);
  for (const problem of starterProblems) await importProblem(database, store, problem, { authorId: author.id, tagIds });
  await database.transaction(async tx => {
    const { 'zh-CN': original, ...translations } = starterAnnouncement;
    await tx.insert(announcements).values({ ...original, translations, authorId: author.id });
    await importTraining(tx, author.id);
    await tx.insert(settings).values({ name: STARTER_DONE, value: starterProblems.length });
  });
}
