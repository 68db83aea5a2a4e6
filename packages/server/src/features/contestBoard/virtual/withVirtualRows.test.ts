// Virtual rows beside a board, in random boards with many ties: nothing of the board changes, and each virtual row has the rank that the
// board from scratch would give it.
import { acm, boardOf, type ContestTry, type Entrant, LiveBoard, oiHighest, TryLog } from '@oj/ui/ranking';
import { expect, test } from 'vitest';
import type { BoardRow, OrderedRows } from '../board/board';
import type { Participant } from '../board/board.queries';
import type { BoardRules, ContestStanding } from '../../contest/contestRules';
import { withVirtualRows } from './withVirtualRows';

const labels = ['A', 'B', 'C'];

/** Numbers below `count` that are the same for the same seed. */
function picker(seed: number) {
  let state = seed;
  return (count: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

function randomTries(pick: (count: number) => number, entrantId: string): ContestTry[] {
  return Array.from({ length: 1 + pick(4) }, (_, id) => {
    const score = pick(3) * 50;
    return { id, entrantId, problem: labels[pick(3)] ?? 'A', accepted: score === 100, score, timeMs: pick(2), atSeconds: pick(4) * 60 };
  });
}

const entrant = (id: string, unofficial = false): Participant => ({ id, username: id, unofficial, gender: 'secrecy', avatar: null });
const withPerson = (row: ContestStanding | undefined): BoardRow | undefined => row && { ...entrant(row.id), ...row };

/** The rows of a board that follows changes, as readers get them. */
function heldRows(rules: BoardRules, entrants: readonly Entrant[], tries: readonly ContestTry[]): OrderedRows {
  const log = new TryLog();
  for (const each of tries) log.put(each);
  const live = new LiveBoard(rules, log, entrants);
  return {
    length: live.length,
    rankedCount: live.rankedCount,
    personAt: position => withPerson(live.rowAt(position)),
    rowAt: position => withPerson(live.rowAt(position)),
    positionOf: id => live.positionOf(id),
  };
}

const all = (rows: OrderedRows) => Array.from({ length: rows.length }, (_, position) => rows.rowAt(position));

test.each([
  ['ACM', acm],
  ['OI', oiHighest],
])('virtual rows move nothing, and rank as they would have (%s)', (_, rules: BoardRules) => {
  for (let seed = 0; seed < 300; seed += 1) {
    const pick = picker(seed);
    const entrants = Array.from({ length: pick(12) }, (__, place) => entrant(`t${place}`, pick(4) === 0));
    const tries = entrants.flatMap(({ id }) => randomTries(pick, id));
    const held = heldRows(rules, entrants, tries);
    const virtual = Array.from({ length: pick(5) }, (__, place) => {
      const own = entrant(`v${place}`);
      const ownTries = randomTries(pick, own.id);
      return { own, ownTries, row: withPerson(boardOf(rules, [own], ownTries)[0]) };
    });
    const shown = withVirtualRows(
      held,
      rules,
      virtual.flatMap(({ row }) => row ?? []),
    );
    const rows = all(shown);
    expect(shown.rankedCount).toBe(held.rankedCount);
    expect(rows.filter(row => row?.id.startsWith('t'))).toEqual(all(held));
    expect(rows.map(row => shown.positionOf(row?.id ?? ''))).toEqual(rows.map((__, position) => position));
    expect(rows.map((__, position) => shown.personAt(position)?.id)).toEqual(rows.map(row => row?.id));
    const inOrder = rows.map(row => row && rules.rowOf(row, row.cells)).filter(row => row !== undefined);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => rules.compare(a, b) || rules.withinTie(a, b)));
    for (const { own, ownTries } of virtual) {
      const scratch = boardOf(rules, [...entrants, own], [...tries, ...ownTries]);
      expect(rows.find(row => row?.id === own.id)?.rank).toBe(scratch.find(({ id }) => id === own.id)?.rank);
    }
  }
});
