import type { Config } from '../../config';
import type { Check } from './check';

const CONNECT_MS = 5_000;

/** The server that hands events on, when one is named. Without it the product goes on: PostgreSQL does it. */
export async function checkEvents({ eventsUrl }: Config): Promise<Check[]> {
  if (!eventsUrl) return [];
  const { createClient } = await import('@redis/client');
  const client = createClient({ url: eventsUrl, socket: { reconnectStrategy: false, connectTimeout: CONNECT_MS } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
    return [{ what: 'events', ok: true, detail: `handed on by ${new URL(eventsUrl).host}` }];
  } catch (reason) {
    const detail = `${new URL(eventsUrl).host} does not answer: ${reason instanceof Error ? reason.message : String(reason)}`;
    return [{ what: 'events', ok: false, optional: true, detail, hint: 'start that Redis or Valkey server, or check OJ_EVENTS' }];
  } finally {
    if (client.isOpen) client.destroy();
  }
}
