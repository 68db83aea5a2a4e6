import type { ClientInput, contract, EditedContestRow } from '@oj/contract';
import { type FreezeAct, freezeActs, type TimeFault, type TimeValues } from './timeValues';

type Calls = typeof contract.contestEditor;

type FrozenContest = Pick<EditedContestRow, 'id' | 'startTime' | 'endTime' | 'sealRankTime' | 'autoRealRank' | 'pauses'>;
type FreezeValues = Pick<TimeValues, 'freezeFrom' | 'freezeStart'> & { act: FreezeAct };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const isFreezeAct = (act: string): act is FreezeAct => (freezeActs as readonly string[]).includes(act);

/** Whether the board is frozen at a moment of the server. */
export const isFrozenAt = ({ sealRankTime, endTime, autoRealRank }: FrozenContest, now: Date): boolean =>
  sealRankTime !== null && sealRankTime <= now && (now < endTime || !autoRealRank);

/** The acts that are possible at a moment after the start. */
export const freezeActsAt = (contest: FrozenContest, now: Date): readonly FreezeAct[] =>
  isFrozenAt(contest, now) ? ['moveSeal', 'openSeal'] : ['seal'];

/** What is proposed: from now on while the contest runs, otherwise where it was frozen before, or an hour before its end. */
export function proposedFreeze(
  { startTime, endTime, sealRankTime }: FrozenContest,
  now: Date,
): Pick<TimeValues, 'freezeFrom' | 'freezeStart'> {
  const beforeEnd = new Date(Math.max(startTime.getTime(), endTime.getTime() - HOUR_MS));
  const isOver = now >= endTime;
  return { freezeFrom: isOver ? 'moment' : 'now', freezeStart: isOver ? (sealRankTime ?? beforeEnd) : null };
}

/** What is wrong with the moment of the freeze; undefined: nothing, or the act has none. */
export function freezeFaultOf(
  contest: FrozenContest,
  values: Pick<TimeValues, 'act' | 'freezeFrom' | 'freezeStart'>,
  now: Date,
): TimeFault | undefined {
  const { act, freezeFrom, freezeStart } = values;
  const { startTime, endTime, sealRankTime } = contest;
  if (act !== 'seal' && act !== 'moveSeal') return undefined;
  const rule = act === 'seal' ? 'freezeRule' : 'moveFreezeRule';
  if (freezeFrom === 'now') return now < endTime ? undefined : rule;
  const isWithin = freezeStart !== null && freezeStart >= startTime && freezeStart < endTime;
  if (!isWithin || (act === 'seal' && freezeStart > now)) return rule;
  return act === 'moveSeal' && freezeStart.getTime() === sealRankTime?.getTime() ? 'sameFreeze' : undefined;
}

/** What is asked of the server: from now on it decides itself when that is. */
export const wantedFreeze = ({ act, freezeFrom, freezeStart }: FreezeValues): { startTime?: Date; lifts: boolean } => ({
  lifts: act === 'openSeal',
  ...(act !== 'openSeal' && freezeFrom === 'moment' && freezeStart && { startTime: freezeStart }),
});

export interface FreezeCall {
  call: 'changeFreeze';
  input: ClientInput<Calls['changeFreeze']>;
}

/** @param told what every call about the times brings. */
export const freezeCallOf = <Told extends { cid: number; knownEndTime: Date }>(
  { sealRankTime, autoRealRank }: FrozenContest,
  values: FreezeValues,
  told: Told,
): FreezeCall => ({
  call: 'changeFreeze',
  input: { ...told, ...wantedFreeze(values), knownFreeze: { sealRankTime, autoRealRank } },
});

/** From when on the board would be frozen, to the minute where the clock of the server decides; null: it would be open. */
export function freezeAfter({ pauses }: FrozenContest, { act, freezeFrom, freezeStart }: FreezeValues, now: Date): Date | null {
  if (act === 'openSeal') return null;
  const wanted = freezeFrom === 'now' ? new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS) : freezeStart;
  const pause = wanted && pauses.find(({ startTime, endTime }) => startTime <= wanted && wanted < endTime);
  if (!pause) return wanted;
  return wanted > now ? pause.endTime : pause.startTime;
}
