const SECOND_MS = 1_000;
/** The clock of the server is read again this often. */
const MOST_MS = 300_000;

interface Times {
  startTime: Date;
  endTime: Date;
  sealRankTime: Date | null;
  pauses: readonly { startTime: Date; endTime: Date }[];
}

/**
 * How long to wait until the contest is asked for again: until it starts, is sealed, is paused, goes on or ends, and `spreadMs` longer, so that not all
 * readers ask at once. Whole seconds.
 * @param nowMs by the clock of the server.
 */
export function untilChange({ startTime, endTime, sealRankTime, pauses }: Times, nowMs: number, spreadMs: number): number {
  const moments = [startTime, sealRankTime, endTime, ...pauses.flatMap(pause => [pause.startTime, pause.endTime])];
  const waits = moments.map(moment => (moment?.getTime() ?? 0) + spreadMs - nowMs).filter(wait => wait > 0);
  return Math.ceil(Math.min(...waits, MOST_MS) / SECOND_MS) * SECOND_MS;
}
