import {
  acm,
  type AcmCell,
  acmRules,
  type AcmStanding,
  oiHighest,
  type OiCell,
  oiRecent,
  type OiStanding,
  type RankingRules,
} from '@oj/ui/ranking';
import { isOi } from '../../access/scope';
import type { contests } from './contest.table';

/** A row of a contest of this site. */
export type ContestStanding = AcmStanding | OiStanding;

export type BoardRules = RankingRules<AcmCell | OiCell, ContestStanding>;

type Contest = typeof contests.$inferSelect;

const inMinutes = acmRules({ countsWholeMinutes: true });
const ofOi: Record<Contest['oiRankScoreType'], BoardRules> = { Recent: oiRecent, Highest: oiHighest };

/** How a contest ranks. The same rules are the same object. */
export function rulesOf(contest: Pick<Contest, 'type' | 'oiRankScoreType' | 'countsWholeMinutes'>): BoardRules {
  if (isOi(contest)) return ofOi[contest.oiRankScoreType];
  return contest.countsWholeMinutes ? inMinutes : acm;
}
