import { acm, type AcmCell, type AcmStanding, oiHighest, type OiCell, oiRecent, type OiStanding, type RankingRules } from '@oj/ui/ranking';
import { isOi } from '../../access/scope';
import type { contests } from './contest.table';

/** A row of a contest of this site. */
export type ContestStanding = AcmStanding | OiStanding;

export type BoardRules = RankingRules<AcmCell | OiCell, ContestStanding>;

const ofOi: Record<(typeof contests.$inferSelect)['oiRankScoreType'], BoardRules> = { Recent: oiRecent, Highest: oiHighest };

/** How a contest ranks. The same rules are the same object. */
export const rulesOf = (contest: Pick<typeof contests.$inferSelect, 'type' | 'oiRankScoreType'>): BoardRules =>
  isOi(contest) ? ofOi[contest.oiRankScoreType] : acm;
