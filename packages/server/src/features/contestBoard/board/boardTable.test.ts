import type { AcmRow } from '@oj/contract';
import { expect, test } from 'vitest';
import { boardTable } from './boardTable';

type Cell = AcmRow['submissionInfo'][string];

const cellOf = (cell: Partial<Cell>): Cell => ({
  isAC: false,
  isFirstAC: false,
  isAfterContest: false,
  ACTime: null,
  errorNum: 0,
  tryNum: 0,
  ...cell,
});

const row: AcmRow = {
  rank: 1,
  isVirtual: false,
  isWinAward: false,
  awardName: null,
  awardBackground: null,
  awardColor: null,
  uid: '7',
  username: 'ann',
  nickname: null,
  realname: null,
  school: null,
  gender: 'secrecy',
  avatar: null,
  isConcerned: false,
  ac: 2,
  total: 9,
  totalTime: 4_619,
  submissionInfo: {
    A: cellOf({ isAC: true, ACTime: 59 }),
    B: cellOf({ isAC: true, ACTime: 3_420, errorNum: 2 }),
    C: cellOf({ errorNum: 3 }),
    D: cellOf({ tryNum: 1 }),
    E: cellOf({ errorNum: 3, tryNum: 2 }),
    F: cellOf({ isAC: true, ACTime: 60, tryNum: 1 }),
  },
};

test('a cell tells the minute, the wrong tries, and those whose result is not known', () => {
  const problems = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  const [, cells] = boardTable([row], problems);
  expect(cells?.slice(-problems.length)).toEqual([0, '57 (-2)', '(-3)', '?1', '(-3) ?2', '1 ?1', '']);
  expect(cells?.slice(6, 8)).toEqual([2, 76]);
});
