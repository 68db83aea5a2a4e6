import type { Executor } from '../../database/database';
import { publish } from '../../events/events';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { contestAnnouncements } from './contest.table';

/** Stores an announcement of a contest. @returns its number. */
export async function addAnnouncement(tx: Executor, announcement: typeof contestAnnouncements.$inferInsert): Promise<number> {
  const [made] = await tx.insert(contestAnnouncements).values(announcement).returning({ id: contestAnnouncements.id });
  if (!made) throw new Error('the announcement was not stored');
  return made.id;
}

/** Announces something to all who read in a contest, in the transaction of the act that it belongs to. @returns its number. */
export async function announceIn(tx: Executor, actor: Actor, contestId: number, { title, content }: { title: string; content: string }) {
  const id = await addAnnouncement(tx, { title, content, contestId, authorId: actor.caller.id });
  await recordAudit(tx, actor, { action: 'contest.addAnnouncement', target: String(contestId), after: { id, title, content } });
  await publish(tx, { event: 'contest.announced', cid: contestId });
  return id;
}
