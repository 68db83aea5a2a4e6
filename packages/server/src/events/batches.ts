import { randomBytes } from 'node:crypto';
import type { AppEvent } from './events';

/*
 * Events travel in batches, one PostgreSQL notification each: `{"id":"…","events":[…]}`. The announcing process chooses the id, and
 * every process hears the batches in the order of their commits. So the id of an event names the same place everywhere.
 */

/** PostgreSQL refuses a notification of 8000 bytes. */
const MOST_BYTES = 7_999;

export interface Heard {
  appEvent: AppEvent;
  /** What triggers of tables publish has none. */
  id?: string;
}

/** Notifications for events that are JSON already: as few as their length allows. */
export function batchesOf(events: Iterable<string>): string[] {
  const batches: string[] = [];
  let batch: string[] = [];
  let bytes = FRAME_BYTES;
  for (const event of events) {
    const more = Buffer.byteLength(event) + 1;
    if (batch.length && bytes + more > MOST_BYTES) {
      batches.push(payloadOf(batch));
      batch = [];
      bytes = FRAME_BYTES;
    }
    batch.push(event);
    bytes += more;
  }
  return batch.length ? [...batches, payloadOf(batch)] : batches;
}

const payloadOf = (events: string[]) => `{"id":"${randomBytes(9).toString('base64url')}","events":[${events.join(',')}]}`;

const FRAME_BYTES = payloadOf([]).length;

/** Events of a notification, in their order. */
export function heardIn(payload: string): Heard[] {
  const batch = JSON.parse(payload) as AppEvent | { id: string; events: AppEvent[] };
  if (!('events' in batch)) return [{ appEvent: batch }];
  return batch.events.map((appEvent, index) => ({ appEvent, id: `${batch.id}.${index}` }));
}
