import type { Config } from '../../config';
import type { Finding } from './finding';

const CONNECT_MS = 5_000;

/** The server that hands events on, when one is named. Without it the product goes on: PostgreSQL does it. */
export async function findEvents({ eventsUrl }: Config): Promise<Finding[]> {
  if (!eventsUrl) return [];
  const { createClient } = await import('@redis/client');
  const client = createClient({ url: eventsUrl, socket: { reconnectStrategy: false, connectTimeout: CONNECT_MS } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
    return [{ what: 'events', fine: true, found: `handed on by ${new URL(eventsUrl).host}` }];
  } catch (reason) {
    const found = `${new URL(eventsUrl).host} does not answer: ${reason instanceof Error ? reason.message : String(reason)}`;
    return [{ what: 'events', fine: false, optional: true, found, mend: 'start that Redis or Valkey server, or check OJ_EVENTS' }];
  } finally {
    if (client.isOpen) client.destroy();
  }
}
