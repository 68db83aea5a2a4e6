import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { batchesOf, CHANNEL } from './batches';

/** A database or a transaction on it. */
type Executor = Pick<NodePgDatabase, 'execute'>;

/** What transactions will announce at their end, as JSON: the same event counts once, as in PostgreSQL. */
const collected = new WeakMap<Executor, Set<string>>();

/** Inside a transaction, the event waits for its end: a commit sends one notification, however much it announces. */
export async function announce(executor: Executor, event: string) {
  const waiting = collected.get(executor);
  if (waiting) waiting.add(event);
  else await send(executor, [event]);
}

/** Runs the work of a transaction, then sends what it announced; with the commit it is heard. */
export async function announceAtEnd<Tx extends Executor, Result>(tx: Tx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const events = new Set<string>();
  collected.set(tx, events);
  const result = await work(tx);
  collected.delete(tx);
  if (events.size) await send(tx, events);
  return result;
}

async function send(executor: Executor, events: Iterable<string>) {
  for (const batch of batchesOf(events)) await executor.execute(sql`select pg_notify(${CHANNEL}, ${batch})`);
}
