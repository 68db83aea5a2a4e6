import pg from 'pg';
import { advisoryLocks } from '../database/locks';
import { announceListening } from './postgresSource';
import { CHANNEL, type Hearing, RETRY_MS } from './source';

/** Sent instead of a notification by a process that begins to pass them on. */
const GAP = 'gap';
const CONNECT_MS = 5_000;

export interface Relay {
  isLost(): boolean;
  close(): Promise<void>;
}

/**
 * One connection to a Redis or Valkey server. Of all processes that have one, the one with the lock listens to PostgreSQL and passes
 * every notification on, in its order; all hear the server. When the holder goes, PostgreSQL frees the lock, and the next begins with a gap.
 * @param onLost is called once, when either connection ends; the relay is of no use after that.
 * @throws when the server or the database cannot be reached.
 */
export async function openRelay(url: string, redisUrl: string, hearing: Hearing, onLost: () => void): Promise<Relay> {
  const { createClient } = await import('@redis/client');
  const options = {
    url: redisUrl,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: false as const, connectTimeout: CONNECT_MS },
  };
  const [heard, sent] = [createClient(options), createClient(options)];
  const database = new pg.Client({ connectionString: url, keepAlive: true });
  let isLost = false;
  let timer: NodeJS.Timeout | undefined;

  const lose = () => {
    if (isLost) return;
    isLost = true;
    clearTimeout(timer);
    onLost();
  };
  async function close() {
    isLost = true;
    clearTimeout(timer);
    for (const client of [heard, sent]) if (client.isOpen) client.destroy();
    await database.end().catch(() => undefined);
  }

  for (const client of [heard, sent]) client.on('error', lose).on('end', lose);
  database.on('error', lose).on('end', lose);
  try {
    await Promise.all([heard.connect(), sent.connect(), database.connect()]);
    // Servers are shared, channels are not: one for each database.
    const { rows } = await database.query<{ name: string }>(
      `select system_identifier || '.' || current_database() as name from pg_control_system()`,
    );
    const channel = `${CHANNEL}.${rows[0]?.name ?? ''}`;
    await heard.subscribe(channel, payload => {
      if (isLost) return;
      if (payload === GAP) hearing.onGap();
      else hearing.onPayload(payload);
    });
    const pass = (payload: string) => void sent.publish(channel, payload).catch(lose);
    database.on('notification', ({ payload }) => payload && !isLost && pass(payload));
    await announceListening(database);
    await tryLock();

    async function tryLock(): Promise<void> {
      if (isLost) return;
      const { rows: tried } = await database.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
        advisoryLocks.eventRelay,
      ]);
      if (!tried[0]?.mine) {
        timer = setTimeout(() => void tryLock().catch(lose), RETRY_MS);
        return;
      }
      await database.query(`listen ${CHANNEL}`);
      pass(GAP);
      await announceListening(database);
    }
  } catch (reason) {
    await close();
    throw reason;
  }
  return { isLost: () => isLost, close };
}
