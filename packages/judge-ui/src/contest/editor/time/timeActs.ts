import { type ClientInput, type contract, MOST_PAUSES } from '@oj/contract';
import { lengthMs } from '@oj/ui';
import { pauseOf, timesOf } from '../../summaryOf';
import { freezeActsAt, freezeAfter, type FreezeCall, freezeCallOf, freezeFaultOf, isFreezeAct } from './freezeActs';
import type { HeldContest, TimeAct, TimeFault, TimeValues } from './timeValues';

type Calls = typeof contract.contestEditor;

export const MOST_MINUTES = 7 * 24 * 60;
const MINUTE_MS = 60_000;

export const minutesIn = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));
const isMinutes = (value: number, least: number) => Number.isInteger(value) && value >= least && value <= MOST_MINUTES && value !== 0;

/** The acts that are possible at a moment of the server. */
export function actsAt(contest: HeldContest, now: Date): readonly TimeAct[] {
  if (now < contest.startTime) return ['end', 'all'];
  const ofFreeze = freezeActsAt(contest, now);
  if (now >= contest.endTime) return ofFreeze;
  if (pauseOf(contest, now.getTime())) return ['end', 'pauseEnd', 'goOn', ...ofFreeze];
  return [...(contest.pauses.length < MOST_PAUSES ? (['end', 'pause'] as const) : (['end'] as const)), ...ofFreeze];
}

type Faults = Partial<Record<keyof TimeValues, TimeFault>>;

/** What cannot be sent, by its field. */
export function timeFaultsOf(contest: HeldContest, values: TimeValues, now: Date): Faults {
  const { tells, title, content } = values;
  return {
    ...(actsAt(contest, now).includes(values.act) ? {} : { act: 'actGone' as const }),
    ...faultsOfAct(contest, values, now),
    ...(tells && !title.trim() ? { title: 'tellRule' as const } : {}),
    ...(tells && !content.trim() ? { content: 'tellRule' as const } : {}),
  };
}

function faultsOfAct(contest: HeldContest, values: TimeValues, now: Date): Faults {
  const { act, minutes, pauseFrom, pauseStart, pauseUntil, pauseMinutes, pauseEnd, newPauseEnd } = values;
  const isAhead = (moment: Date | null) => moment !== null && moment > now && moment <= later(now, MOST_MINUTES * MINUTE_MS);
  const faults: Faults = {};
  if ((act === 'end' || act === 'all') && !isMinutes(minutesIn(minutes), -MOST_MINUTES)) faults.minutes = 'minutesRule';
  if (act === 'pause') {
    if (pauseFrom === 'earlier' && !isPlayed(contest, pauseStart, now)) faults.pauseStart = 'pauseStartRule';
    if (pauseUntil === 'minutes' && !isMinutes(minutesIn(pauseMinutes), 1)) faults.pauseMinutes = 'pauseMinutesRule';
    if (pauseUntil === 'moment' && !isAhead(pauseEnd)) faults.pauseEnd = 'pauseEndRule';
  }
  const freezeStart = freezeFaultOf(contest, values, now);
  // The field of the moment is there only where one is chosen.
  if (freezeStart) faults[values.freezeFrom === 'now' ? 'act' : 'freezeStart'] = freezeStart;
  if (act === 'pauseEnd') {
    if (!isAhead(newPauseEnd)) faults.newPauseEnd = 'pauseEndRule';
    else if (newPauseEnd?.getTime() === pauseOf(contest, now.getTime())?.endTime.getTime()) faults.newPauseEnd = 'samePauseEnd';
  }
  return faults;
}

/** Whether the contest was running at a moment, and has not been paused since. */
function isPlayed({ startTime, pauses }: HeldContest, moment: Date | null, now: Date): boolean {
  const since = pauses.at(-1)?.endTime ?? startTime;
  return moment !== null && moment >= since && moment <= now;
}

/** The call that does it. Where the clock of the server decides, no moment of this device is sent. */
export type TimeCall =
  | { call: 'move'; input: ClientInput<Calls['move']> }
  | { call: 'pause'; input: ClientInput<Calls['pause']> }
  | { call: 'changePause'; input: ClientInput<Calls['changePause']> }
  | FreezeCall;

/** @param pauseStart the start of the pause that runs, which names it. */
export function timeCallOf(contest: HeldContest, values: TimeValues, pauseStart: Date | undefined): TimeCall {
  const { act, minutes, pauseFrom, pauseUntil, pauseMinutes, pauseEnd, newPauseEnd, submissions, tells, title, content } = values;
  const told = { cid: contest.id, knownEndTime: contest.endTime, ...(tells && { announcement: { title, content } }) };
  if (isFreezeAct(act)) return freezeCallOf(contest, { ...values, act }, told);
  if (act === 'end' || act === 'all') return { call: 'move', input: { ...told, part: act, minutes: minutesIn(minutes) } };
  if (act === 'pause') {
    const start = pauseFrom === 'earlier' && values.pauseStart ? { startTime: values.pauseStart } : {};
    const end = pauseUntil === 'moment' && pauseEnd ? { endTime: pauseEnd } : { minutes: minutesIn(pauseMinutes) };
    return { call: 'pause', input: { ...told, ...start, ...end, keepsSubmissions: submissions === 'kept' } };
  }
  const endTime = act === 'goOn' ? null : newPauseEnd;
  return { call: 'changePause', input: { ...told, startTime: pauseStart ?? contest.startTime, endTime } };
}

/** The times of a contest after an act, as far as this device can tell them. */
export interface TimesAfter {
  startTime: Date;
  endTime: Date;
  sealRankTime: Date | null;
  /** Length without pauses, in ms. */
  lengthMs: number;
  /** The pause that begins or changes. */
  pause: { startTime: Date; endTime: Date } | undefined;
  /** Only of acts upon the freeze: from when on the board is frozen; null: it is open. */
  frozenFrom?: Date | null;
}

/**
 * What the times would be; undefined while something is missing. Only the server knows its very second: what depends on it is told to the
 * minute, and so that the contest is never said to go on or to end later than it does.
 */
export function timesAfter(contest: HeldContest, values: TimeValues, now: Date): TimesAfter | undefined {
  if (Object.keys(faultsOfAct(contest, values, now)).length) return undefined;
  const { startTime, endTime, sealRankTime, pauses } = contest;
  const before = lengthMs(timesOf({ startTime, endTime, pauses }));
  const { act } = values;
  if (isFreezeAct(act)) {
    const frozenFrom = freezeAfter(contest, { ...values, act }, now);
    return { startTime, endTime, sealRankTime: frozenFrom ?? sealRankTime, lengthMs: before, pause: undefined, frozenFrom };
  }
  if (act === 'end' || act === 'all') {
    const shiftMs = minutesIn(values.minutes) * MINUTE_MS;
    // A freeze begins neither before now nor within a pause.
    const earliest = new Date(Math.max(...[startTime, now, ...pauses.map(pause => pause.endTime)].map(Number)));
    const movedSeal = later(sealRankTime, shiftMs);
    return {
      startTime: act === 'all' ? later(startTime, shiftMs) : startTime,
      endTime: later(endTime, shiftMs),
      sealRankTime: isBegun(sealRankTime, now) ? sealRankTime : act === 'all' ? movedSeal : latest(movedSeal, earliest),
      lengthMs: act === 'all' ? before : before + shiftMs,
      pause: undefined,
    };
  }
  const changed = act === 'pause' ? newPause(values, now) : otherPause(contest, values, now);
  if (!changed) return undefined;
  const { pause, shiftMs } = changed;
  return {
    startTime,
    endTime: later(endTime, shiftMs),
    // A freeze never begins while the clock stands still.
    sealRankTime: isBegun(sealRankTime, now) ? sealRankTime : latest(later(sealRankTime, shiftMs), pause.endTime),
    lengthMs: before,
    pause,
  };
}

function newPause({ pauseFrom, pauseStart, pauseUntil, pauseMinutes, pauseEnd }: TimeValues, now: Date) {
  const startTime = pauseFrom === 'earlier' && pauseStart ? pauseStart : wholeMinute(now, Math.floor);
  if (pauseUntil === 'moment' && pauseEnd) {
    const from = pauseFrom === 'earlier' ? startTime : wholeMinute(now, Math.ceil);
    return { pause: { startTime, endTime: pauseEnd }, shiftMs: pauseEnd.getTime() - from.getTime() };
  }
  const endTime = later(wholeMinute(now, Math.floor), minutesIn(pauseMinutes) * MINUTE_MS);
  return { pause: { startTime, endTime }, shiftMs: endTime.getTime() - startTime.getTime() };
}

function otherPause(contest: HeldContest, { act, newPauseEnd }: TimeValues, now: Date) {
  const running = pauseOf(contest, now.getTime());
  const endTime = act === 'goOn' ? wholeMinute(now, Math.floor) : newPauseEnd;
  if (!running || !endTime) return undefined;
  return { pause: { startTime: running.startTime, endTime }, shiftMs: endTime.getTime() - running.endTime.getTime() };
}

/** A freeze that has begun stays where it is. True without one. */
export const isBegun = (sealedAt: Date | null, now: Date): boolean => sealedAt === null || sealedAt <= now;

const latest = (one: Date | null, other: Date) => one && (one > other ? one : other);

const wholeMinute = (moment: Date, round: (minutes: number) => number) => new Date(round(moment.getTime() / MINUTE_MS) * MINUTE_MS);

function later(moment: Date, ms: number): Date;
function later(moment: Date | null, ms: number): Date | null;
function later(moment: Date | null, ms: number) {
  return moment && new Date(moment.getTime() + ms);
}
