import type { BoardCell } from '@oj/contract';
import { type AcmCell, type AcmPenalty, acmTotals, DEFAULT_PENALTY_SECONDS, type ExplainedTry, type OiCell } from '@oj/ui/ranking';
import { secondAt } from '../../../access/contestClock';
import { type ContestFacts, isOi } from '../../../access/scope';
import type { ViewKind } from './board';

interface Found {
  cell: AcmCell | OiCell | undefined;
  tries: ExplainedTry[];
}

interface Reader {
  view: ViewKind;
  contest: ContestFacts;
  penalty: AcmPenalty;
  /** Whether all scores are hidden but the one that the board shows. */
  hidesScores: boolean;
  /** Submissions that the reader may open. */
  openable: ReadonlySet<number>;
}

/** A cell and its tries, as far as the board tells them: when a sealed try was made is hidden, and in an OI contest that there was one. */
export function cellOnWire(found: Found | undefined, reader: Reader): BoardCell {
  const { cell, tries = [] } = found ?? {};
  return { ...totalsOf(cell, reader.penalty), tries: tries.flatMap(each => tryOnWire(each, reader) ?? []) };
}

function totalsOf(cell: Found['cell'], penalty: AcmPenalty): Omit<BoardCell, 'tries'> {
  if (cell && 'score' in cell) return { acceptedAt: null, penalty: null, totalTime: null, score: cell.score, timeMs: cell.timeMs ?? null };
  const { accepted, acceptedAtSeconds = null, wrongTries = 0 } = cell ?? {};
  return {
    acceptedAt: acceptedAtSeconds,
    penalty: accepted ? wrongTries * DEFAULT_PENALTY_SECONDS : 0,
    totalTime: cell ? acmTotals({ cell }, penalty).penaltySeconds : 0,
    score: null,
    timeMs: null,
  };
}

function tryOnWire({ tried, part }: ExplainedTry, reader: Reader): BoardCell['tries'][number] | undefined {
  const { id = 0, atSeconds, score = null } = tried;
  const ofOi = isOi(reader.contest);
  const shown = part ?? (isLate(atSeconds, reader) ? 'late' : undefined);
  if (!shown || (shown === 'hidden' && ofOi)) return undefined;
  const isHidden = shown === 'hidden';
  const tellsScore = ofOi && shown !== 'late' && (shown === 'counts' || !reader.hidesScores);
  return {
    submitId: !isHidden && reader.openable.has(id) ? id : null,
    second: isHidden ? null : atSeconds,
    part: shown,
    score: tellsScore ? score : null,
  };
}

/** Whether it does not count because it came after the end. Sealed boards and past ones do not show it. */
const isLate = (second: number, { view, contest }: Reader) =>
  !view.isSealed && view.untilSeconds === undefined && second >= secondAt(contest, contest.endAt);
