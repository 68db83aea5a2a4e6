import { createHash } from 'node:crypto';

const START = Date.parse('2024-03-01T00:00:00Z');
export type Cell = string | number | null;
export type Row = Record<string, Cell>;

export const uidOf = (user: number) => (user === 0 ? '1' : `u${user.toString(16).padStart(31, '0')}`);
export const nameOf = (user: number) => (user === 0 ? 'root' : `mover${user}`);
export const md5 = (text: string) => createHash('md5').update(text).digest('hex');
/** A time as MySQL writes it: without a zone, eight hours ahead of UTC. */
export const momentAt = (minutes: number) => new Date(START + (minutes + 480) * 60_000).toISOString().slice(0, 19).replace('T', ' ');
/** A number below `most` that is always the same for the same place, spread like chance. */
export const spread = (place: number, most: number) => ((place * 2_654_435_761) >>> 7) % most;
export const range = function* (from: number, to: number, make: (index: number) => Row) {
  for (let index = from; index < to; index++) yield make(index);
};
export const times = { gmt_create: momentAt(0), gmt_modified: momentAt(1) };
