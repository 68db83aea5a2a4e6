import { BoardRow as WireRow, type contract, toPage } from '@oj/contract';
import type { InputFor } from '../../../api/handles';
import { writtenData, type WrittenAnswer } from '../../../api/writtenAnswer';
import { awardsFor, type Board, type OrderedRows } from './board';
import type { Participant } from './board.queries';
import { rowOnWire } from './boardRows';

export type BoardQuery = InputFor<typeof contract.contest.rank>;

/** Rows of a board, and who reads them. */
export interface Shown {
  board: Board;
  rows: OrderedRows;
}

/** Options of a board, which are the same for all of its pages. */
export type BoardOptions = Omit<BoardQuery, 'currentPage' | 'limit'>;

interface Reader<Query> {
  query: Query;
  /** Organisers see real names. */
  seesNames: boolean;
  /** User whose rows come first, the virtual and the real one. Undefined: nobody's rows are moved. */
  ownId?: number | undefined;
}

/** Every row once, in order. */
export function allRows(shown: Shown, reader: Reader<BoardOptions>) {
  const wireAt = wireRows(shown, reader);
  const chosen = chosenPositions(shown, reader.query) ?? Array.from({ length: shown.rows.length }, (_, position) => position);
  return chosen.flatMap(position => wireAt(position) ?? []);
}

/** A page of rows, with the own row and the concerned ones before them: these stand once more where they belong. */
export function writtenPage(shown: Shown, { query, seesNames, ownId }: Reader<BoardQuery>): WrittenAnswer {
  const { rows } = shown;
  const { currentPage, limit } = query;
  const onTop = new Set([...(ownId === undefined ? [] : [`virtual-${ownId}`, String(ownId)]), ...(query.concernedList ?? [])]);
  const chosen = chosenPositions(shown, query);
  const pinned = [...onTop].flatMap(id => rows.positionOf(id) ?? []).filter(position => chosen?.includes(position) ?? true);
  const total = pinned.length + (chosen ?? rows).length;
  const from = (currentPage - 1) * limit;
  const places = Array.from({ length: Math.max(0, Math.min(limit, total - from)) }, (_, index) => from + index - pinned.length);
  const listed = places.flatMap(place => (place < 0 ? (pinned[pinned.length + place] ?? []) : chosen ? (chosen[place] ?? []) : place));
  const textOf = writtenRows(shown, { query, seesNames });
  const { records: _, ...page } = toPage([], total, query);
  const lists = `"records":[${listed.flatMap(textOf).join()}],"pinned":[${pinned.flatMap(textOf).join()}]`;
  return writtenData(`{${lists},${JSON.stringify(page).slice(1)}`);
}

/** A row as it is sent: written once for all who read the board before it changes, and once more for those who follow it. */
function writtenRows(shown: Shown, reader: Reader<BoardOptions>) {
  const { personAt, notes } = shown.rows;
  const wireAt = wireRows(shown, reader);
  const concerned = new Set(reader.query.concernedList ?? []);
  return (position: number): string[] => {
    const write = () => {
      const row = wireAt(position);
      return row ? JSON.stringify(WireRow.parse(row)) : '';
    };
    const isConcerned = concerned.size > 0 && concerned.has(personAt(position)?.id ?? '');
    const text = notes ? notes.texts.of(`${reader.seesNames} ${isConcerned} ${position}`, write) : write();
    return text ? [text] : [];
  };
}

function wireRows({ board: { contest }, rows }: Shown, { query, seesNames }: Reader<BoardOptions>) {
  const concerned = new Set(query.concernedList ?? []);
  const seesRealNames = seesNames || contest.rankShowName === 'realname';
  const reader = { awardOf: awardsFor(contest, rows.rankedCount), concerned, seesRealNames };
  return (position: number) => {
    const row = rows.rowAt(position);
    return row && rowOnWire(row, reader);
  };
}

/** Where the rows stand that are asked for. Undefined: all are. */
function chosenPositions({ board: { contest }, rows }: Shown, { removeStar, keyword }: BoardOptions): readonly number[] | undefined {
  const words = keyword?.trim().toLocaleLowerCase() ?? '';
  if (!words && !removeStar) return undefined;
  const find = () =>
    Array.from({ length: rows.length }, (_, position) => position).filter(position => {
      const person = rows.personAt(position);
      return person && !(removeStar && person.unofficial) && (!words || searchedOf(person, contest).includes(words));
    });
  return rows.notes ? rows.notes.positions.of(JSON.stringify([!!removeStar, words]), find) : find();
}

const searched = new WeakMap<Participant, string>();

/** School and shown name. */
function searchedOf(person: Participant, { rankShowName }: Board['contest']): string {
  const known = searched.get(person) ?? `${person.school ?? ''}\n${person[rankShowName] ?? person.username}`.toLocaleLowerCase();
  searched.set(person, known);
  return known;
}
