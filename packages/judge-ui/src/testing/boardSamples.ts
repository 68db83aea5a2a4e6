import type { AcmRow, BoardCell, BoardTry, ClientOutput, contract, OiRow } from '@oj/contract';

type BoardPage = ClientOutput<typeof contract.contest.rank>;

const head = (uid: string, rank: number) => ({
  rank,
  isVirtual: false,
  isWinAward: rank === 1,
  awardName: rank === 1 ? 'Gold' : null,
  awardBackground: rank === 1 ? '#d2ac48' : null,
  awardColor: null,
  uid,
  username: `user_${uid}`,
  nickname: null,
  realname: null,
  school: 'Nanhu University 南湖大学',
  gender: 'secrecy' as const,
  avatar: null,
  isConcerned: false,
});

export const acmRow = (uid: string, rank: number, submissionInfo: AcmRow['submissionInfo'], more: Partial<AcmRow> = {}): AcmRow => ({
  ...head(uid, rank),
  ac: Object.values(submissionInfo).filter(({ isAC }) => isAC).length,
  total: Object.keys(submissionInfo).length,
  totalTime: Object.values(submissionInfo).reduce((sum, { ACTime, errorNum }) => sum + (ACTime === null ? 0 : ACTime + 1200 * errorNum), 0),
  submissionInfo,
  ...more,
});

export const oiRow = (uid: string, rank: number, submissionInfo: OiRow['submissionInfo'], more: Partial<OiRow> = {}): OiRow => ({
  ...head(uid, rank),
  totalScore: Object.values(submissionInfo).reduce<number>((sum, score) => sum + (score ?? 0), 0),
  totalTime: 312,
  submissionInfo,
  timeInfo: {},
  ...more,
});

const ac = (minute: number, errorNum = 0, isFirstAC = false) => ({
  isAC: true,
  isFirstAC,
  isAfterContest: false,
  ACTime: minute * 60,
  errorNum,
  tryNum: 0,
});
const wrong = (errorNum: number, tryNum = 0) => ({ isAC: false, isFirstAC: false, isAfterContest: false, ACTime: null, errorNum, tryNum });

/** The reader of the stories is the third of these; the last one is unofficial. */
export const acmRows: AcmRow[] = [
  acmRow('21', 1, { A: ac(6, 0, true), B: ac(12), C: ac(35, 1) }, { username: 'qinglan', nickname: '青岚' }),
  acmRow('22', 2, { A: ac(8), B: ac(9, 0, true), C: wrong(0, 2) }, { username: 'loopinvariant' }),
  acmRow('7', 3, { A: ac(14, 2), B: wrong(3) }, { username: 'inkling' }),
  acmRow('8', 4, { A: ac(44) }, { username: '\u202Eإبراهيم_the_second', school: '超长的学校名称'.repeat(12) }),
  acmRow('24', -1, { A: ac(50), D: wrong(1) }, { username: 'guest_team_of_the_neighbouring_university_with_a_long_name' }),
];

export const oiRows: OiRow[] = [
  oiRow('21', 1, { A: 100, B: 100, C: 40 }, { username: 'qinglan' }),
  oiRow('7', 2, { A: 100, B: 0, C: null }, { username: 'inkling' }),
];

export const boardTry = (part: BoardTry['part'], minute: number | null, submitId: number | null = null): BoardTry => ({
  submitId,
  second: minute === null ? null : minute * 60 + 9,
  part,
  score: null,
});

/** A cell of an ACM board: solved in minute 14 after a wrong try, or not tried. */
export const solvedCell: BoardCell = {
  acceptedAt: 14 * 60 + 9,
  penalty: 1200,
  totalTime: 34 * 60 + 9,
  score: null,
  timeMs: null,
  tries: [
    boardTry('penalised', 5),
    boardTry('free', 7),
    boardTry('solved', 14, 4711),
    boardTry('afterSolved', 95),
    boardTry('hidden', null),
  ],
};
export const untriedCell: BoardCell = { acceptedAt: null, penalty: 0, totalTime: 0, score: null, timeMs: null, tries: [] };

/** A page as the server gives it: on the first the own row stands on top, too. */
export function boardPage(rows: readonly (AcmRow | OiRow)[], ownUid?: string, total = rows.length): BoardPage {
  const pinned = rows.filter(({ uid }) => uid === ownUid);
  const written = total + pinned.length;
  return { records: [...pinned, ...rows], pinned, total: written, size: 50, current: 1, pages: Math.ceil(written / 50) };
}
