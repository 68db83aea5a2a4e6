import type { contract } from '@oj/contract';
import type { InputFor } from '../../api/handles';
import type { contests } from '../contest/contest.table';

type Api = typeof contract.contestEditor;
type Draft = InputFor<Api['add']> | InputFor<Api['change']>;

/** Boards count in whole seconds: so do the times of a contest. */
const wholeSecond = (time: Date) => new Date(Math.floor(time.getTime() / 1000) * 1000);

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
    oiRankScoreType: draft.oiRankScoreType,
    accountRule: draft.openAccountLimit ? (draft.accountLimitRule ?? null) : null,
    stars: draft.starAccount,
    awardType: draft.awardType,
    awards: draft.awardConfigList.toSorted((a, b) => a.priority - b.priority),
  } satisfies Partial<typeof contests.$inferInsert>;
}

const CLONED = ' [Cloned]';
const LONGEST_TITLE = 255;

export const clonedTitle = (title: string) => `${title.slice(0, LONGEST_TITLE - CLONED.length).toWellFormed()}${CLONED}`;
