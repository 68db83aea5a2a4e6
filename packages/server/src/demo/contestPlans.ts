import type { contests, StoredAward } from '../features/contest/contest.table';

type Columns = typeof contests.$inferInsert;

/** A contest, as its organiser has planned it. Times are minutes from now. */
export interface ContestPlan {
  columns: Omit<Columns, 'authorId' | 'startAt' | 'endAt' | 'sealAt'>;
  start: number;
  end: number;
  seal?: number;
  /** Place in the list of schools. The contest is for the students of this school alone. */
  school?: number;
  /** Asks for the password of the demo. */
  isClosed?: boolean;
  /** Which problems it takes, and how many. */
  problems: { from: 'hidden' | 'public' | 'scored'; first: number; count: number };
  /** Number of participants on a site of the usual size. */
  teams: number;
  stars: number;
  /** Letters or not. */
  displayIds?: readonly string[];
  announcements: readonly (readonly [title: string, content: string])[];
}

const HOUR = 60;
const DAY = 24 * HOUR;

const medals = (gold: number, silver: number, bronze: number): StoredAward[] => [
  { priority: 1, name: 'Gold', background: '#f5c518', color: '#3d2f00', num: gold },
  { priority: 2, name: 'Silver', background: '#c4ccd4', color: '#20262c', num: silver },
  { priority: 3, name: 'Bronze', background: '#d08a4e', color: '#2b1600', num: bronze },
];

const rules = `**规则 / Rules**

- 五小时，按 ACM 规则排名；每次错误提交罚时二十分钟。
- Five hours, ranked by problems and penalty; a wrong try costs twenty minutes.
- The board is sealed for the last hour. 最后一小时封榜。`;

const hall = [
  ['Air and water', 'The windows may be opened. Water is at the back of the hall.'],
  ['题目 B 的说明', '题目 B 中，$k$ 可以等于 $n$。'],
  [
    'Problem D: a clarification',
    'Both corners of the yard are always free, **also** for $n = 1$. There is no way means `-1`, followed by a line break.',
  ],
] as const;

const ugly =
  'The Nineteenth Annual Invitational, Open, Amalgamated and Extended Contest of the Upper and Lower Valleys — 第十九届上下河谷联合邀请暨公开扩展程序设计竞赛 — مسابقة الوديان المفتوحة — '.padEnd(
    255,
    'with_a_tail_that_nothing_can_break_',
  );

export const contestPlans: readonly ContestPlan[] = [
  {
    columns: {
      title: '春灯杯程序设计邀请赛 Lantern Cup',
      description: rules,
      openRank: true,
      openPrint: true,
      awardType: 1,
      awards: medals(10, 20, 30),
    },
    start: -220,
    end: 80,
    seal: 20,
    teams: 100,
    stars: 6,
    problems: { from: 'hidden', first: 0, count: 10 },
    announcements: hall,
  },
  {
    columns: {
      title: 'Harbour Collegiate Contest',
      description: rules,
      openRank: true,
      openPrint: true,
      awardType: 2,
      awards: medals(4, 8, 12),
    },
    start: -270,
    end: 30,
    seal: -30,
    teams: 120,
    stars: 9,
    problems: { from: 'hidden', first: 3, count: 13 },
    announcements: hall.slice(1),
  },
  {
    columns: {
      title: '河岸高校联赛（待揭榜）',
      description: rules,
      openRank: true,
      autoRealRank: false,
      allowEndSubmit: true,
      awardType: 1,
      awards: medals(10, 20, 30),
    },
    start: -30 * HOUR,
    end: -25 * HOUR,
    seal: -26 * HOUR,
    teams: 80,
    stars: 7,
    problems: { from: 'public', first: 2, count: 11 },
    announcements: [['闭幕式 Closing ceremony', '榜单将在闭幕式上揭晓。The seal is opened at the ceremony.']],
  },
  {
    columns: {
      title: '秋季 OI 模拟赛 Autumn OI Mock',
      description: '四道题，每题一百分。\n\nFour problems of 100 points each.',
      type: 1,
      openRank: true,
      oiRankScoreType: 'Highest',
    },
    start: -6 * DAY,
    end: -6 * DAY + 4 * HOUR,
    teams: 60,
    stars: 2,
    problems: { from: 'scored', first: 0, count: 4 },
    announcements: [],
  },
  {
    columns: { title: 'Evening Round 12', description: 'Two hours, six problems, rated by nobody.\n\n两小时，六道题。' },
    start: 7 * DAY + 5 * HOUR,
    end: 7 * DAY + 7 * HOUR,
    teams: 45,
    stars: 0,
    problems: { from: 'hidden', first: 9, count: 6 },
    announcements: [],
  },
  {
    columns: {
      title: '集训队内部训练（需密码）',
      description: '一周内完成六道题。\n\nSix problems within a week, for those who know the password.',
      auth: 1,
    },
    isClosed: true,
    start: -2 * DAY,
    end: 5 * DAY,
    teams: 40,
    stars: 0,
    problems: { from: 'public', first: 20, count: 6 },
    announcements: [['第一天 Day one', '题目 A 与 B 已讲评。']],
  },
  {
    columns: {
      title: ugly,
      description: `${ugly}\n\n| a | very | wide | table | of | no | use |\n|---|---|---|---|---|---|---|\n| 1 | 2 | 3 | 4 | 5 | 6 | https://example.org/${'long/'.repeat(20)} |`,
      openRank: true,
      rankShowName: 'nickname',
      awardType: 2,
      awards: [
        { priority: 1, name: 'Grand Prize of the Upper and the Lower Valleys', background: '#8c4dbf', color: '#ffffff', num: 1 },
        ...medals(3, 6, 9).map(award => ({ ...award, priority: award.priority + 1 })),
      ],
    },
    start: -40 * DAY,
    end: -40 * DAY + 5 * HOUR,
    teams: 60,
    stars: 20,
    problems: { from: 'public', first: 14, count: 15 },
    displayIds: ['A', 'B', 'C1', 'C2', 'D-easy', 'D-hard', 'E', 'F', 'LONGESTDISPLAYIDEVER', '十', 'K', 'L', 'M', 'N', 'O'],
    announcements: [[ugly, `${'A long announcement. '.repeat(60)}\n\n${'长公告。'.repeat(100)}`]],
  },
  {
    columns: { title: '校内月赛 Monthly contest of the school', description: rules, awardType: 2, awards: medals(1, 2, 3) },
    school: 0,
    start: -150,
    end: 30,
    seal: -10,
    teams: 24,
    stars: 0,
    problems: { from: 'public', first: 6, count: 5 },
    announcements: [['机房座位 Seats', '按学号就座。\n\nSeats follow student numbers.']],
  },
];
