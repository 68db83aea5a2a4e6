import pg from 'pg';
import { batchesOf, CHANNEL } from '../database/batches';
import type { AppEvent } from './events';
import { type EventSource, type EventReceiver, RETRY_MS } from './source';

const LISTENING = JSON.stringify({ event: 'process.listening' } satisfies AppEvent);

/** Says that this process listens: from the id of this event on, it has received everything. */
export async function announceListening(client: pg.Client) {
  for (const batch of batchesOf([LISTENING])) await client.query('select pg_notify($1, $2)', [CHANNEL, batch]);
}

/** Receives the notifications of PostgreSQL. After a lost connection it connects again and reports a gap. */
export class PostgresSource implements EventSource {
  readonly server = 'postgres';
  private client: pg.Client | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly receiver: EventReceiver,
  ) {}

  async open() {
    await this.connect();
  }

  /** Hears as soon as the database can be reached, and begins with a gap. */
  openLater() {
    this.connect({ isAgain: true }).catch(() => this.reconnect());
  }

  async close() {
    this.closed = true;
    await this.client?.end().catch(() => undefined);
  }

  private async connect({ isAgain = false } = {}) {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true });
    client.on('notification', ({ payload }) => {
      if (!this.closed) this.receiver.onPayload(payload);
    });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    if (this.closed) return client.end();
    if (isAgain) this.receiver.onGap();
    await announceListening(client);
    client.once('end', () => this.reconnect());
    this.client = client;
  }

  private reconnect() {
    if (!this.closed) setTimeout(() => !this.closed && this.openLater(), RETRY_MS);
  }
}
