import type { PlaceOnBoard, ProposedRow } from '@oj/contract';
import { isAcmStanding, type MarkedCell } from '@oj/ui/ranking';
import { awardsFor, Board, type BoardRow } from '../contestBoard/board/board';
import type { BoardData } from '../contestBoard/board/board.queries';
import type { TryRow } from '../contestBoard/board/boardTries';

/** What a board reads of a submission, with either verdict. */
export interface Overlay extends Record<'before' | 'after', Pick<TryRow, 'status' | 'score' | 'timeMs'>> {
  id: number;
}

interface Seat {
  row: BoardRow;
  place: PlaceOnBoard;
}

/** The rows of a board that differ between both verdicts of these submissions: in the order of the new board, then those that leave it. */
export function changedRows(data: BoardData, overlays: readonly Overlay[]): ProposedRow[] {
  if (!overlays.length) return [];
  const [before, after] = [seatsOf(data, overlays, 'before'), seatsOf(data, overlays, 'after')];
  const seats = new Map([...after, ...[...before].filter(([id]) => !after.has(id))]);
  return [...seats].flatMap(([id, { row }]) => {
    const places = { before: before.get(id)?.place ?? null, after: after.get(id)?.place ?? null };
    return isSame(places.before, places.after) ? [] : [{ uid: id, username: row.username, nickname: row.nickname ?? null, ...places }];
  });
}

/** Ranks and results by the id of the participant, in the order of the opened board. Submissions after the end do not count. */
function seatsOf(data: BoardData, overlays: readonly Overlay[], side: 'before' | 'after'): Map<string, Seat> {
  const laid = new Map(overlays.map(overlay => [overlay.id, overlay[side]]));
  const tries = data.tries.map(row => ({ ...row, ...laid.get(row.id) }));
  const rows = new Board({ ...data, tries }).rows({ isSealed: false, withAfterEnd: false });
  const awardOf = awardsFor(data.contest, rows.rankedCount);
  const seats = new Map<string, Seat>();
  for (let position = 0; position < rows.length; position += 1) {
    const row = rows.rowAt(position);
    if (row) seats.set(row.id, { row, place: placeOf(row, awardOf(row)?.name ?? null) });
  }
  return seats;
}

function placeOf(row: BoardRow, award: string | null): PlaceOnBoard {
  const firstSolved = Object.entries<MarkedCell>(row.cells).flatMap(([problem, { first, firstProvisional }]) =>
    first || firstProvisional ? [problem] : [],
  );
  const [total, time] = isAcmStanding(row) ? [row.solved, row.penaltySeconds] : [row.score, row.timeMs];
  return { rank: row.rank, total, time, award, firstSolved: firstSolved.toSorted() };
}

const isSame = (a: PlaceOnBoard | null, b: PlaceOnBoard | null) => JSON.stringify(a) === JSON.stringify(b);
