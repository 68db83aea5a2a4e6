import { accountRuleOf, ApiError, type ContestMove, type contract, withExtraNames } from '@oj/contract';
import { type ContestTimes, isSealed, phaseOf } from '../../access/phase';
import type { InputFor } from '../../api/handles';
import type { contests } from '../contest/contest.table';
import type { NamedAccounts } from '../contest/contestAccounts.queries';

type Api = typeof contract.contestEditor;
type Draft = InputFor<Api['add']> | InputFor<Api['change']>;

/** Boards count in whole seconds: so do the times of a contest. */
export const wholeSecond = (time: Date) => new Date(Math.floor(time.getTime() / 1000) * 1000);

/** The columns of a draft; the password is looked at apart. */
export function columnsOf(draft: Draft) {
  const sealAt = draft.sealRank && draft.sealRankTime ? wholeSecond(draft.sealRankTime) : null;
  return {
    title: draft.title,
    description: draft.description,
    type: draft.type,
    auth: draft.auth,
    startAt: wholeSecond(draft.startTime),
    endAt: wholeSecond(draft.endTime),
    sealAt,
    autoRealRank: draft.autoRealRank,
    visible: draft.visible,
    openPrint: draft.openPrint,
    openRank: draft.openRank,
    allowEndSubmit: draft.allowEndSubmit,
    rankShowName: draft.rankShowName,
    // Clients that do not know the field leave it as it is.
    ...(draft.countsWholeMinutes !== undefined && { countsWholeMinutes: draft.countsWholeMinutes }),
    oiRankScoreType: draft.oiRankScoreType,
    accountRule: draft.openAccountLimit ? withExtraNames(draft.accountLimitRule ?? '', []) : null,
    awardType: draft.awardType,
    awards: draft.awardConfigList.toSorted((a, b) => a.priority - b.priority),
  } satisfies Partial<typeof contests.$inferInsert>;
}

export const accountsOf = ({ starAccount, openAccountLimit, accountLimitRule }: Draft): NamedAccounts => ({
  stars: starAccount,
  admitted: (openAccountLimit && accountRuleOf(accountLimitRule ?? '')?.extra) || [],
});

type Times = Pick<typeof contests.$inferSelect, 'startAt' | 'endAt' | 'sealAt'>;
/** The times that organisers move together. */
export type MovedTimes = Pick<typeof contests.$inferSelect, 'startAt' | 'endAt' | 'sealAt' | 'pauses'>;

/** The times after a move. A seal that has not begun keeps its distance to the end; it never begins before `now`, nor within a pause. */
export function movedTimes(
  { startAt, endAt, sealAt, pauses }: MovedTimes,
  { part, minutes }: Pick<ContestMove, 'part'> & { minutes: number },
  now: Date,
): Times {
  const moved = (time: Date) => new Date(time.getTime() + minutes * 60_000);
  if (part === 'all') return { startAt: moved(startAt), endAt: moved(endAt), sealAt: sealAt && moved(sealAt) };
  const hasSealBegun = sealAt !== null && sealAt <= now;
  const earliestSealMs = Math.max(startAt.getTime(), now.getTime(), ...pauses.map(pause => Date.parse(pause.endAt)));
  const movedSeal = sealAt && wholeSecond(new Date(Math.max(moved(sealAt).getTime(), earliestSealMs)));
  return { startAt, endAt: moved(endAt), sealAt: hasSealBegun ? sealAt : movedSeal };
}

/** @throws ApiError when the caller has decided by another end than the contest has now. */
export function checkKnownEnd({ knownEndTime }: { knownEndTime?: Date | undefined }, { endAt }: Pick<Times, 'endAt'>) {
  if (knownEndTime && knownEndTime.getTime() !== endAt.getTime()) throw new ApiError('contest.movedMeanwhile');
}

/** Whether a contest that has these pauses would begin after the start of one, or end before its clock goes on behind one. */
export const wouldCutPause = ({ pauses }: Pick<MovedTimes, 'pauses'>, { startAt, endAt }: Pick<Times, 'startAt' | 'endAt'>): boolean =>
  pauses.some(pause => startAt > new Date(pause.startAt) || endAt <= new Date(pause.endAt));

/** Whether other times would end a contest that runs. It ends by its clock alone; an end that is still to come may be near. */
export const wouldBeOver = (before: Times, { endAt }: Pick<Times, 'endAt'>, now: Date): boolean =>
  phaseOf(before, now) === 'running' && endAt <= now;

/** A seal that is still to come never begins within a pause: the clock stands still there. */
export const withSealBehindPauses = (times: Times, { pauses }: Pick<MovedTimes, 'pauses'>, now: Date): Times => {
  const { sealAt } = times;
  const pause = sealAt && sealAt > now && pauses.find(each => new Date(each.startAt) <= sealAt && sealAt < new Date(each.endAt));
  return pause ? { ...times, sealAt: new Date(pause.endAt) } : times;
};

/** Whether other times would open a seal that holds, though the contest keeps one. Who wants that takes the seal away. */
export const wouldOpenSeal = (before: ContestTimes, { startAt, endAt, sealAt }: Times, now: Date): boolean =>
  isSealed(before, now) && sealAt !== null && !isInside(before.sealAt, { startAt, endAt });

const isInside = (sealAt: Date | null, { startAt, endAt }: Pick<Times, 'startAt' | 'endAt'>) =>
  sealAt !== null && sealAt >= startAt && sealAt < endAt;

/** A seal that has begun is not moved behind that, whatever else changes: what was hidden would be shown. Who wants that takes the seal away. */
export const withBegunSeal = (before: Times, after: Times, now: Date): Times => {
  const { sealAt } = before;
  const wouldOpen = sealAt !== null && sealAt <= now && after.sealAt !== null && after.sealAt > sealAt;
  const { startAt, endAt } = after;
  return { startAt, endAt, sealAt: wouldOpen && isInside(sealAt, after) ? sealAt : after.sealAt };
};

/**
 * A board that an organiser has opened stays open, whatever a form says that was read before that. It waits again when the contest gets
 * another end that is still to come.
 */
export const withOpenedBoard = ({ boardOpenedAt }: Pick<typeof contests.$inferSelect, 'boardOpenedAt'>, after: Times, now: Date) => {
  if (boardOpenedAt === null) return {};
  return after.endAt <= now ? { autoRealRank: true } : { boardOpenedAt: null };
};

const CLONED = ' [Cloned]';
const LONGEST_TITLE = 255;

export const clonedTitle = (title: string) => `${title.slice(0, LONGEST_TITLE - CLONED.length).toWellFormed()}${CLONED}`;
