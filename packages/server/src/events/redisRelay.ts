import pg from 'pg';
import { advisoryLocks } from '../database/locks';
import { announceListening } from './postgresSource';
import { CHANNEL } from '../database/batches';
import { type EventReceiver, RETRY_MS } from './source';

/** Sent instead of a notification: by a process that begins to pass them on, and, while it does, again and again. */
const GAP = 'gap';
const BEAT = 'beat';
const BEAT_MS = 1_000;
/** After this time without a message, the server, the process that relays or the way between them counts as lost. */
const SILENCE_MS = 6_000;
const CONNECT_MS = 5_000;
/** Commands that may wait for the server; with more, it counts as lost. */
const MOST_WAITING = 10_000;

export interface Relay {
  isLost(): boolean;
  /** Says that this process listens. */
  announce(): Promise<void>;
  close(): Promise<void>;
}

/**
 * One connection to a Redis or Valkey server. Of all processes that have one, the one with the lock listens to PostgreSQL and passes
 * every notification on, in its order; all listen to the server. When the holder goes, PostgreSQL frees the lock, and the next begins with a gap.
 * Resolves when the first message has arrived: there is a process that relays.
 * @param onLost is called once, when a connection ends or nothing arrives any more; the relay is of no use after that.
 * @throws when the server or the database cannot be reached, or nobody passes anything on.
 */
export async function openRelay(url: string, redisUrl: string, receiver: EventReceiver, onLost: () => void): Promise<Relay> {
  const { createClient } = await import('@redis/client');
  const options = {
    url: redisUrl,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_WAITING,
    socket: { reconnectStrategy: false as const, connectTimeout: CONNECT_MS },
  };
  const [received, sent] = [createClient(options), createClient(options)];
  const database = new pg.Client({ connectionString: url, keepAlive: true });
  const { promise: firstMessage, resolve: hasReceived, reject: hasFailed } = Promise.withResolvers<void>();
  firstMessage.catch(() => undefined);
  let isLost = false;
  let silence: NodeJS.Timeout | undefined;
  /** Timer of the next attempt to take the lock; for the holder of the lock, of the next beat. */
  let next: NodeJS.Timeout | undefined;

  const end = () => {
    isLost = true;
    clearTimeout(silence);
    clearInterval(next);
    hasFailed(new Error('nobody passes events on'));
  };
  const lose = () => {
    if (isLost) return;
    end();
    onLost();
  };
  async function close() {
    end();
    for (const client of [received, sent]) if (client.isOpen) client.destroy();
    await database.end().catch(() => undefined);
  }
  const listenForSilence = () => {
    clearTimeout(silence);
    if (!isLost) silence = setTimeout(lose, SILENCE_MS);
  };
  const take = (payload: string) => {
    if (isLost) return;
    listenForSilence();
    hasReceived();
    if (payload === GAP) receiver.onGap();
    else if (payload !== BEAT) receiver.onPayload(payload);
  };

  for (const client of [received, sent]) client.on('error', lose).on('end', lose);
  database.on('error', lose).on('end', lose);
  listenForSilence();
  try {
    await Promise.all([received.connect(), sent.connect(), database.connect()]);
    const channel = await channelOf(database);
    const pass = (payload: string) => void sent.publish(channel, payload).catch(lose);
    await received.subscribe(channel, take);
    database.on('notification', ({ payload }) => payload && !isLost && pass(payload));
    const passOn = async () => {
      await database.query(`listen ${CHANNEL}`);
      pass(GAP);
      next = setInterval(() => pass(BEAT), BEAT_MS);
    };
    const tryLock = async (): Promise<void> => {
      if (isLost) return;
      if (await takeLock(database)) return passOn();
      next = setTimeout(() => void tryLock().catch(lose), RETRY_MS);
    };
    await tryLock();
    await firstMessage;
  } catch (reason) {
    await close();
    throw reason;
  }
  return { isLost: () => isLost, announce: () => announceListening(database), close };
}

/** Servers are shared, channels are not: one for each database. */
async function channelOf(database: pg.Client) {
  const { rows } = await database.query<{ name: string }>(
    `select system_identifier || '.' || current_database() as name from pg_control_system()`,
  );
  return `${CHANNEL}.${rows[0]?.name ?? ''}`;
}

async function takeLock(database: pg.Client) {
  const { rows } = await database.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [advisoryLocks.eventRelay]);
  return rows[0]?.mine === true;
}
