import type { AcmRow, BoardRowChange, OiRow } from '@oj/contract';
import { type AcmStanding, isAcmStanding, type OiStanding } from '@oj/ui/ranking';
import type { StoredAward } from '../../contest/contest.table';
import type { BoardRow } from './board';
import type { Participant } from './board.queries';

const UNOFFICIAL = -1;

interface Reader {
  awardOf: (row: BoardRow) => StoredAward | undefined;
  concerned: ReadonlySet<string>;
  /** Whether real names are shown. */
  seesRealNames: boolean;
}

/** A row of a board in the wire's words. */
export const rowOnWire = (row: BoardRow, reader: Reader): AcmRow | OiRow =>
  isAcmStanding(row) ? acmRowOnWire(row, reader) : { ...headOf(row, reader), ...oiPart(row) };

export const acmRowOnWire = (row: AcmStanding & Participant, reader: Reader): AcmRow => ({ ...headOf(row, reader), ...acmPart(row) });

function headOf(row: BoardRow, { awardOf, concerned, seesRealNames }: Reader) {
  const { virtualOf } = row;
  const award = virtualOf === undefined ? awardOf(row) : undefined;
  const { username, gender, avatar, nickname = null, realname = null, school = null } = row;
  return {
    rank: row.rank ?? UNOFFICIAL,
    isWinAward: award !== undefined,
    awardName: award?.name ?? null,
    awardBackground: award?.background ?? null,
    awardColor: award?.color ?? null,
    uid: virtualOf ?? row.id,
    isVirtual: virtualOf !== undefined,
    username,
    nickname,
    realname: seesRealNames ? realname : null,
    school,
    gender,
    avatar,
    isConcerned: concerned.has(virtualOf ?? row.id),
  };
}

function acmPart({ solved, penaltySeconds, cells }: AcmStanding & Participant) {
  const submissionInfo = mapValues(cells, cell => ({
    isAC: cell.accepted ?? false,
    isFirstAC: cell.first ?? false,
    ...(cell.firstProvisional && { isFirstProvisional: true }),
    isAfterContest: cell.afterContest ?? false,
    ACTime: cell.acceptedAtSeconds ?? null,
    errorNum: cell.wrongTries ?? 0,
    tryNum: cell.pendingTries ?? 0,
  }));
  const total = Object.values(submissionInfo).reduce((sum, { isAC, errorNum, tryNum }) => sum + Number(isAC) + errorNum + tryNum, 0);
  return { ac: solved, total, totalTime: penaltySeconds, submissionInfo };
}

const oiPart = ({ score, timeMs, cells }: OiStanding & Participant) => ({
  totalScore: score,
  totalTime: timeMs,
  submissionInfo: mapValues(cells, cell => cell.score),
  timeInfo: Object.fromEntries(Object.entries(cells).flatMap(([problem, cell]) => (cell.timeMs ? [[problem, cell.timeMs]] : []))),
});

type BoardPerson = NonNullable<BoardRowChange['person']>;

/** Names and avatar of a participant, as a board shows them. */
export const personOn = (
  { username, nickname, realname, school, gender, avatar }: AcmRow | OiRow,
  seesRealNames: boolean,
): BoardPerson => ({
  username,
  nickname,
  school,
  gender,
  avatar,
  ...(seesRealNames && { realname }),
});

/** What of a row has changed, given which of its cells have, and the person if that has. Undefined: nothing. */
export function rowChange(
  row: AcmRow | OiRow,
  hasChanged: (problem: string, cell: unknown) => boolean,
  person?: BoardPerson,
): BoardRowChange | undefined {
  const { rank, totalTime } = row;
  const isTold = (cells: object) => person !== undefined || Object.keys(cells).length > 0;
  const chosen = <Cell>(cells: Record<string, Cell>, has: (problem: string, cell: Cell) => boolean) =>
    Object.fromEntries(Object.entries(cells).filter(([problem, cell]) => has(problem, cell)));
  if ('ac' in row) {
    const submissionInfo = chosen(row.submissionInfo, hasChanged);
    return isTold(submissionInfo) ? { rank, ac: row.ac, total: row.total, totalTime, submissionInfo, person } : undefined;
  }
  const { totalScore, timeInfo } = row;
  const submissionInfo = chosen(row.submissionInfo, (problem, score) => hasChanged(problem, [score, timeInfo[problem]]));
  if (!isTold(submissionInfo)) return undefined;
  return { rank, totalScore, totalTime, submissionInfo, timeInfo: chosen(timeInfo, problem => problem in submissionInfo), person };
}

const mapValues = <From, To>(values: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
