/** The ranking of contests without React: the same functions order a board in the browser, on a server and in the resolver. */
export { acm, acmBoard, acmRules, acmTotals, type AcmRules } from './acm';
export { atcoder, type AtcoderCell, type AtcoderStanding } from './atcoder';
export { awardPlaces, type AwardTier, awardsOf } from './awards';
export { boardOf, type BoardRow, type MarkedCell, type RankingRules, rowsWith, withRowsOnTop } from './board';
export { type Ceremony, type CeremonyStep, firstStage, hiddenCount, nextStage, type Stage } from './ceremony';
export { type ClockPause, type ContestClock, elapsedMs, type Moment, momentOf } from './contestClock';
export { type BoardView, type ContestTry, type ShownTry, type TryPart } from './contestTry';
export { ioi } from './ioi';
export { type ExplainedTry, LiveBoard } from './liveBoard';
export { defaultMedalShares, medalCounts, medalOf, type MedalCounts, prizeOf } from './medals';
export { oiBoard, type OiCounts, oiHighest, oiRecent, oiRules, type OiRules, oiTotals } from './oi';
export { rankAcm, rankOi, rankRows, type RowOrder } from './order';
export { type AcmPenalty, DEFAULT_PENALTY_SECONDS } from './penalty';
export { rankChanges } from './rankChanges';
export { SortedRows } from './sortedRows';
export {
  type AcmCell,
  type AcmStanding,
  type Award,
  type ContestProblem,
  type Entrant,
  type IoiCell,
  type IoiStanding,
  isAcmStanding,
  type Medal,
  type OiCell,
  type OiStanding,
  type Standing,
} from './standing';
export { TryLog, type TryName } from './tryLog';
