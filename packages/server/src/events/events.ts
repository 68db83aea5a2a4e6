import type { SubmissionEvent } from '@oj/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Executor } from '../database/database';

/** What decides who may know of a submission. */
export interface SubmissionFacts {
  userId: number;
  contestId: number | null;
  problem: { auth: number; groupId: number | null; author: string };
}

/** What has happened. Inside a transaction it is announced only when that commits. */
export type Happening =
  | (SubmissionEvent & { about: SubmissionFacts })
  | { event: 'trial.finished'; trialId: number }
  | { event: 'settings.changed' }
  /** Announced by triggers of the tables themselves. */
  | { event: 'problems.changed' }
  | { event: 'sessions.ended'; userId: number };

const CHANNEL = 'oj_events';
const RETRY_MS = 500;

export const announce = (executor: Executor, happening: Happening) =>
  executor.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(happening)})`);

type Listener = { onHappening(happening: Happening): void; onGap(): void };

/** Hears what any process announces. After a lost connection listeners are told that they may have missed something. */
export class Events {
  private readonly listeners = new Set<Listener>();
  private client: pg.Client | undefined;
  private closed = false;

  constructor(private readonly url: string) {}

  async open() {
    await this.connect();
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async close() {
    this.closed = true;
    await this.client?.end().catch(() => undefined);
  }

  private async connect() {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true });
    client.on('notification', ({ payload }) => this.tell(payload));
    client.on('error', () => undefined);
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    client.once('end', () => this.reconnect());
    this.client = client;
  }

  private reconnect() {
    if (this.closed) return;
    setTimeout(() => {
      this.connect().then(
        () => this.listeners.forEach(listener => listener.onGap()),
        () => this.reconnect(),
      );
    }, RETRY_MS);
  }

  private tell(payload: string | undefined) {
    if (!payload) return;
    const happening = JSON.parse(payload) as Happening;
    for (const listener of this.listeners) listener.onHappening(happening);
  }
}
