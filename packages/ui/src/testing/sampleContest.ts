import type { ContestSummary } from '../contest/ContestCard/contestSummary';

const MINUTE_MS = 60_000;
const startAt = Date.parse('2026-10-17T13:00:00');

/** The contest that stories and documentation tell of: five hours, the last of them frozen. */
export const sampleContest: ContestSummary & { freezeAt: number } = {
  id: 1007,
  title: 'Autumn Invitational',
  kind: 'acm',
  auth: 'protected',
  startAt,
  freezeAt: startAt + 240 * MINUTE_MS,
  endAt: startAt + 300 * MINUTE_MS,
  participantCount: 312,
};

/** Moments at which one looks at it. */
export const contestMoments = ['before', 'running', 'frozen', 'ended'] as const;
export type ContestMoment = (typeof contestMoments)[number];

/** The same moments on the clock, ms since 1970. */
export const momentAt: Readonly<Record<ContestMoment, number>> = {
  before: startAt - 90 * MINUTE_MS,
  running: startAt + 95 * MINUTE_MS,
  frozen: startAt + 253 * MINUTE_MS + 12_000,
  ended: startAt + 301 * MINUTE_MS,
};

/** The moment that a global of a story names; "running" for anything else. */
export const momentOf = (name: unknown): ContestMoment => contestMoments.find(each => each === name) ?? 'running';

/** The moment this many minutes before the clock of the stories, in ms since 1970. */
export const minutesAgo = (minutes: number): number => momentAt.running - minutes * MINUTE_MS;
