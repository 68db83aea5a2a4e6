import { type AcmRow, type BoardRowChange, contestTypes, type OiRow } from '@oj/contract';
import type { AcmStanding, OiStanding } from '@oj/ui';

type Row = AcmRow | OiRow;

/** A page of a board as it comes: on the first page the own and the concerned rows stand twice. */
export interface BoardPage {
  records: readonly Row[];
  pinned: readonly Row[];
  current: number;
}

const VIRTUAL = 'virtual-';

/** A user can have two rows: of the contest, and of a virtual participation. */
const idOf = ({ uid, isVirtual }: Row) => (isVirtual ? `${VIRTUAL}${uid}` : uid);

/** User that a row of the board belongs to, and whether it is a virtual participation. */
export const ownerOf = (rowId: string) => {
  const isVirtual = rowId.startsWith(VIRTUAL);
  return { uid: isVirtual ? rowId.slice(VIRTUAL.length) : rowId, isVirtual };
};

/** Each row once: the own and the concerned rows that are not on this page come first. */
export function rowsOfPage({ records, pinned, current }: BoardPage): readonly Row[] {
  const inPlace = current === 1 ? records.slice(pinned.length) : records;
  const ids = new Set(inPlace.map(idOf));
  return [...pinned.filter(row => !ids.has(idOf(row))), ...inPlace];
}

/** A row with what has changed of it. */
export function changedRow(before: Row, { person, ...change }: BoardRowChange): Row {
  const row: Row = { ...before, ...person };
  if ('ac' in row) return 'ac' in change ? { ...row, ...change, submissionInfo: { ...row.submissionInfo, ...change.submissionInfo } } : row;
  if ('ac' in change) return row;
  const { submissionInfo, timeInfo } = change;
  const times = Object.entries(row.timeInfo).filter(([problem]) => !(problem in submissionInfo));
  return {
    ...row,
    ...change,
    submissionInfo: { ...row.submissionInfo, ...submissionInfo },
    timeInfo: { ...Object.fromEntries(times), ...timeInfo },
  };
}

/**
 * A page of a board after a change of the row of one user, which stays where it was. `isOrdered`: false when rows of the page now belong
 * elsewhere, or others have another rank.
 */
export function changedPage<Page extends BoardPage>(page: Page, uid: string, change: BoardRowChange): { page: Page; isOrdered: boolean } {
  const isTheirs = (row: Row) => row.uid === uid && !row.isVirtual;
  const after = (row: Row) => (isTheirs(row) ? changedRow(row, change) : row);
  const shown = page.records.find(isTheirs);
  const lastRank = page.records.findLast(({ rank }) => rank !== UNOFFICIAL)?.rank ?? 0;
  const isElsewhere = isOnlyPerson(change) || change.rank === UNOFFICIAL || change.rank > lastRank;
  const isOrdered = shown ? shown.rank === change.rank : isElsewhere;
  return { page: { ...page, records: page.records.map(after), pinned: page.pinned.map(after) }, isOrdered };
}

const UNOFFICIAL = -1;

/** Another name moves no row. */
const isOnlyPerson = ({ person, submissionInfo }: BoardRowChange) => person !== undefined && !Object.keys(submissionInfo).length;

/** What the reader is to a row. */
interface Relation {
  own: boolean;
  concerned: boolean;
}

function placeOf(row: Row, { own, concerned }: Relation) {
  const { rank, isVirtual, username, nickname, realname, school, avatar, isWinAward, awardName, awardBackground } = row;
  return {
    id: idOf(row),
    virtual: isVirtual,
    rank: rank === UNOFFICIAL ? null : rank,
    unofficial: rank === UNOFFICIAL,
    award: isWinAward ? { name: awardName ?? '', background: awardBackground } : null,
    avatarUrl: avatar,
    username,
    nickname,
    realname,
    school,
    own,
    concerned,
  };
}

const mapped = <From, To>(cells: Record<string, From>, map: (cell: From, displayId: string) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(cells).map(([displayId, cell]) => [displayId, map(cell, displayId)]));

export const acmStanding = (row: AcmRow, relation: Relation): AcmStanding => ({
  ...placeOf(row, relation),
  solved: row.ac,
  penaltySeconds: row.totalTime,
  cells: mapped(row.submissionInfo, ({ isAC, isFirstAC, isFirstProvisional, ACTime, errorNum, tryNum, isAfterContest }) => ({
    accepted: isAC,
    first: isFirstAC,
    ...(isFirstProvisional && { firstProvisional: true }),
    acceptedAtSeconds: ACTime ?? undefined,
    wrongTries: errorNum,
    pendingTries: tryNum,
    afterContest: isAfterContest,
  })),
});

const oiStanding = (row: OiRow, relation: Relation): OiStanding => ({
  ...placeOf(row, relation),
  score: row.totalScore,
  timeMs: row.totalTime,
  cells: mapped(row.submissionInfo, (score, displayId) => ({ score, timeMs: row.timeInfo[displayId] })),
});

export type Standings = { kind: 'acm'; standings: AcmStanding[] } | { kind: 'oi'; standings: OiStanding[] };

/** Rows as the scoreboard of the library wants them. A row that did not change stays the same object. */
export function standingsCache() {
  const acm = new WeakMap<Row, AcmStanding>();
  const oi = new WeakMap<Row, OiStanding>();
  const kept = <R extends Row, S extends AcmStanding | OiStanding>(known: WeakMap<Row, S>, make: (row: R, relation: Relation) => S) => {
    return (row: R, relation: Relation): S => {
      const before = known.get(row);
      if (before?.own === relation.own && before.concerned === relation.concerned) return before;
      const made = make(row, relation);
      known.set(row, made);
      return made;
    };
  };
  const acmOf = kept(acm, acmStanding);
  const oiOf = kept(oi, oiStanding);
  return (type: number, rows: readonly Row[], relationTo: (uid: string) => Relation): Standings =>
    type === contestTypes.oi
      ? { kind: 'oi', standings: rows.flatMap(row => ('totalScore' in row ? oiOf(row, relationTo(row.uid)) : [])) }
      : { kind: 'acm', standings: rows.flatMap(row => ('ac' in row ? acmOf(row, relationTo(row.uid)) : [])) };
}
