import { randomBytes } from 'node:crypto';

/*
 * Events travel in batches, one PostgreSQL notification each: `{"id":"…","events":[…]}`. The publishing process chooses the id, and every
 * process receives the batches in the order of their commits. So the id of an event names the same place everywhere.
 */

/** The PostgreSQL channel in which transactions publish. */
export const CHANNEL = 'oj_events';

/** PostgreSQL refuses a notification of 8000 bytes. */
const MOST_BYTES = 7_999;

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
