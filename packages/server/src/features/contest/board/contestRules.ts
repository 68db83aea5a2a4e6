import { acm, type AcmCell, oiHighest, type OiCell, oiRecent, type RankingRules, type Standing } from '@oj/ui/ranking';
import { isOi } from '../../../access/scope';
import type { contests } from '../contest.table';

export type BoardRules = RankingRules<AcmCell | OiCell, Standing>;

const ofOi: Record<(typeof contests.$inferSelect)['oiRankScoreType'], BoardRules> = { Recent: oiRecent, Highest: oiHighest };

/** How a contest ranks. The same rules are the same object. */
export const rulesOf = (contest: Pick<typeof contests.$inferSelect, 'type' | 'oiRankScoreType'>): BoardRules =>
  isOi(contest) ? ofOi[contest.oiRankScoreType] : acm;
