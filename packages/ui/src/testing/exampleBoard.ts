import { acmBoard } from '../ranking/acm';
import type { ContestTry } from '../ranking/contestTry';
import { medalCounts, medalOf } from '../ranking/medals';
import { ioi } from '../ranking/ioi';
import { rankAcm, rankOi, rankRows } from '../ranking/order';
import { randomContest, seeded } from '../ranking/randomContest';
import type { AcmCell, AcmStanding, ContestProblem, IoiStanding, OiStanding } from '../ranking/standing';
import { type ContestMoment, momentAt, sampleContest } from './sampleContest';

/** Boards for stories: contests that never were. */
export const problems: readonly ContestProblem[] = [
  { label: 'A', title: 'A + B, but Slowly', color: '#e5484d', solvedCount: 212 },
  { label: 'B', title: 'Lantern Riddles 灯谜', color: '#f2c94c', solvedCount: 188 },
  { label: 'C', title: 'Tidal Flats', color: '#2f9e6e', solvedCount: 161 },
  { label: 'D', title: 'The Slow Gondola', color: '#3a6fd8', solvedCount: 140 },
  { label: 'E', title: 'Moonlit Segment Tree', color: '#f08c3a', solvedCount: 77 },
  { label: 'F', title: 'Counting Osmanthus Paths 金桂', color: '#d9a441', solvedCount: 52 },
  { label: 'G', title: 'Paper Cranes', color: '#8e5bd0', solvedCount: 31 },
  { label: 'H', title: 'Plum Blossom Fists', color: '#f4a6c0', solvedCount: 18 },
  { label: 'I', title: 'Ink Stones', color: '#1f2430', solvedCount: 9 },
  { label: 'J', title: 'Frozen Harbour', color: '#8fd3e8', solvedCount: 3 },
  { label: 'K', title: 'White on White', color: '#ffffff', solvedCount: 0 },
];

/**
 * "14" accepted at minute 14, "9*" first, "121+1" after one wrong try, "-4" wrong, "?2" pending, "-4?2" pending after wrong ones, "@333" and
 * "@-1" after the contest.
 */
export function cellOf(text: string): AcmCell | undefined {
  const [, sign = '', figure = '0', star, tries = '0'] = /^([-?@]?)(\d+)(\*?)(?:\+(\d+))?$/.exec(text) ?? [];
  if (text === '') return undefined;
  const [, wrong, pending] = /^-(\d+)\?(\d+)$/.exec(text) ?? [];
  if (pending !== undefined) return { wrongTries: Number(wrong), pendingTries: Number(pending) };
  const [, late] = /^@-(\d+)$/.exec(text) ?? [];
  if (late !== undefined) return { wrongTries: Number(late), afterContest: true };
  if (sign === '-') return { wrongTries: Number(figure) };
  if (sign === '?') return { pendingTries: Number(figure) };
  const first = star === '*' || undefined;
  return {
    accepted: true,
    first,
    acceptedAtSeconds: Number(figure) * 60,
    wrongTries: Number(tries),
    afterContest: sign === '@' || undefined,
  };
}

type Line = [id: string, about: Partial<AcmStanding>, cells: string];

const gold = { name: 'Gold medal', medal: 'gold' } as const;
const silver = { name: 'Silver medal', medal: 'silver' } as const;
const bronze = { name: 'Bronze medal', medal: 'bronze' } as const;

const lines: readonly Line[] = [
  [
    'qinglan',
    { nickname: '青岚', school: 'Nanhu Univ.', rank: 1, award: gold, titleName: 'Grandmaster', titleColor: '#8c4dbf' },
    '14 9* 31 44 71 97* 132 188 ?2 -1',
  ],
  [
    'loopinvariant',
    { realname: 'Lin Yue', school: 'Songshan Inst. of Tech.', rank: 2, award: gold },
    '8 17 22* 52 60* 121+1 149 170* -4 ?1',
  ],
  [
    'inkstone',
    { nickname: '砚台有墨', school: 'Beishan Univ.', rank: 3, award: silver, titleName: 'Master', titleColor: '#c84341', concerned: true },
    '6* 12 35 39* 88 133 126* -2',
  ],
  ['coach-lhz', { school: 'Nanhu Univ.', rank: null, unofficial: true }, '19 28 42 66 93 160+1 201  -1'],
  ['segfault_at_dawn', { realname: 'Aya Brandt', school: 'Lindenhof', rank: 4, award: silver }, '11 23+1 40 61 102 155 ?3 214+1'],
  [
    'midnightlamp',
    { nickname: '三更灯火', school: 'Xihu College', rank: 5, award: bronze, titleName: 'Expert', titleColor: '#3a6fd8', concerned: true },
    '10 19 33 70+2 95 ?1 177   @333',
  ],
  ['kth_smallest', { realname: 'M. Oyelaran', school: 'Lagoon Tech', rank: 6, award: bronze }, '15 26 58+1 64 118 190+3  ?4 @-1'],
  ['inkling', { nickname: '你', school: 'Beishan Univ.', rank: 27, own: true }, '21 38 77+1 109 -2?1 ?1'],
];

const withTotals = (row: AcmStanding, cells: Record<string, AcmCell>): AcmStanding => {
  const solved = Object.values(cells).filter(({ accepted, afterContest }) => accepted && !afterContest);
  const penaltySeconds = solved.reduce((sum, { acceptedAtSeconds = 0, wrongTries = 0 }) => sum + acceptedAtSeconds + wrongTries * 1200, 0);
  return { ...row, cells, solved: solved.length, penaltySeconds };
};

/** The board of the design: eight rows of a contest in its last hour. */
export const standings: readonly AcmStanding[] = lines.map(([id, about, text]) => {
  const cells: Record<string, AcmCell> = {};
  for (const [place, word] of text.split(' ').entries()) {
    const cell = cellOf(word);
    const label = problems[place]?.label;
    if (cell && label) cells[label] = cell;
  }
  return withTotals({ id, username: id, rank: null, solved: 0, penaltySeconds: 0, ...about, cells }, cells);
});

/** What is known of a result at a moment of the sample contest: nothing yet, what was accepted by then, all but the hidden, all. */
function cellAt(cell: AcmCell, moment: ContestMoment): AcmCell | undefined {
  const { acceptedAtSeconds = 0, wrongTries = 0, pendingTries, afterContest } = cell;
  if (moment === 'frozen') return afterContest ? undefined : cell;
  if (moment === 'ended') return pendingTries ? { wrongTries: wrongTries + pendingTries } : cell;
  return cell.accepted && acceptedAtSeconds <= RUNNING_SECONDS ? cell : undefined;
}

const RUNNING_SECONDS = (momentAt.running - sampleContest.startAt) / 1000;

/** The board of the design as it is at a moment of the sample contest; before the start it is empty. */
export function boardAt(moment: ContestMoment): readonly AcmStanding[] {
  if (moment === 'before') return [];
  const rows = standings.map(row => {
    const cells = Object.entries(row.cells).flatMap(([label, cell]) => {
      const known = cellAt(cell, moment);
      return known ? [[label, known] as const] : [];
    });
    return { ...withTotals(row, Object.fromEntries(cells)), ...(moment === 'running' && { award: null }) };
  });
  return rankAcm(rows);
}

const schools = ['Nanhu Univ.', 'Xihu College', 'Lagoon Tech', 'Beishan Univ.', 'Lindenhof', 'Songshan Inst. of Tech.'];

export interface LargeBoard {
  problems: ContestProblem[];
  standings: AcmStanding[];
  tries: ContestTry[];
}

/** A board of any size: same size, same board. The row in the middle is the reader's. */
export function largeBoard(rows: number, columns: number): LargeBoard {
  const { entrants, tries, problems: labels } = randomContest(7, rows, columns);
  const people = entrants.map((entrant, place) => ({ ...entrant, school: schools[place % schools.length], own: place === rows >> 1 }));
  const board = acmBoard(people, tries);
  const counts = medalCounts(board.filter(({ rank }) => rank !== null).length);
  const medalled = board.map(row => {
    const medal = medalOf(row, counts);
    return medal ? { ...row, award: { name: `${medal} medal`, medal } } : row;
  });
  const colors = problems.map(({ color }) => color);
  return {
    tries,
    standings: medalled,
    problems: labels.map((label, place) => ({ label, color: colors[place % colors.length], solvedCount: place })),
  };
}

/** Points on five problems of an OI contest. */
export function oiStandings(): OiStanding[] {
  const random = seeded(5);
  const scores = [100, 100, 60, 35, 0];
  return rankOi(
    lines.map(([id, about]) => {
      const cells = Object.fromEntries(
        problems
          .slice(0, 5)
          .map(({ label }) => [label, { score: random() < 0.15 ? null : (scores[Math.floor(random() * scores.length)] ?? 0) }]),
      );
      const score = Object.values(cells).reduce((sum, cell) => sum + (cell.score ?? 0), 0);
      const { award: _award, rank: _rank, ...who } = about;
      return { id, username: id, ...who, rank: null, score, timeMs: Math.round(random() * 900), cells } as OiStanding;
    }),
  );
}

/** The same by points alone, in two divisions. */
export const ioiStandings = (): IoiStanding[] =>
  rankRows(
    ioi,
    oiStandings().map(({ timeMs: _, cells, ...row }, place) => ({
      ...row,
      division: place % 2 ? 'div2' : 'div1',
      cells: Object.fromEntries(Object.entries(cells).map(([label, { score }]) => [label, { score: score ?? 0, subtasks: [score ?? 0] }])),
    })),
  );

export const withLongTotals = (standing: OiStanding, place: number): OiStanding => ({
  ...standing,
  score: 480 - place,
  timeMs: 1308 + place,
});
