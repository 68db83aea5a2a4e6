import * as z from 'zod/mini';
import { AcmRow, BoardCell, BoardCellQuery, BoardPage, BoardQuery } from './contestBoard';
import { ContestAnnouncement, contestFacts, ContestStatus, ContestType } from './contestShapes';
import { endpoint, openEndpoint } from './endpoint';
import { ProblemDetail } from './problem';
import { bool, dateTime, id, pageOf, paging, StatusCode, text } from './shapes';
import { SubmissionRow } from './submission';

export const ContestRow = z.object(contestFacts);
export type ContestRow = z.infer<typeof ContestRow>;

/** What the caller may do in a contest now: pages ask this, never roles. */
const ContestPowers = z.object({
  read: z.boolean().check(z.describe('problems, submissions, board and announcements')),
  submit: z.boolean(),
  manage: z.boolean(),
  pastSeal: z.boolean().check(z.describe('results that the seal hides')),
  othersCode: z.boolean(),
  virtual: z.boolean().check(z.describe('begin a virtual participation')),
  refusal: z.nullable(z.string()).check(z.describe('the error code that says why one may not read, or not submit')),
});
export type ContestPowers = z.infer<typeof ContestPowers>;

const sealFact = { isSealed: z.boolean().check(z.describe('results since the seal are hidden from participants now')) };

const Contest = z.extend(ContestRow, {
  description: z.string().check(z.describe('Markdown')),
  ...sealFact,
  isRegistered: z.boolean(),
  powers: ContestPowers,
  virtual: z
    .nullable(z.object({ startTime: dateTime, endTime: dateTime, isOpen: z.boolean() }))
    .check(z.describe('own virtual participation, the latest; while it is open, the contest has its times and status')),
});
export type Contest = z.infer<typeof Contest>;

const ContestProblem = z.object({
  id,
  cid: id,
  pid: id,
  displayId: z.string(),
  displayTitle: z.string(),
  color: z.nullable(z.string()).check(z.describe('of the balloon')),
  ac: z.number().check(z.describe('accepted submissions of participants, as far as the caller may know')),
  total: z.number().check(z.describe('judged submissions of participants, as far as the caller may know')),
  myStatus: z.nullable(StatusCode),
  score: z.nullable(z.number()).check(z.describe('own, in an OI contest')),
});
export type ContestProblem = z.infer<typeof ContestProblem>;

const byCid = z.object({ cid: id });
const containsEnd = z.optional(bool).check(z.describe('with submissions after the end'));

const scope = 'contest';

/** Which contests a list shows. */
export const contestFilter = {
  status: z.optional(ContestStatus),
  type: z.optional(ContestType),
  keyword: z.optional(text(100)),
};

/** Contests, for those who take part and for those who watch. */
export const contest = {
  list: openEndpoint('GET /get-contest-list', {
    summary: 'Visible contests: scheduled, then running, then ended; of each, the latest start first',
    input: z.object({ ...paging(10), ...contestFilter }),
    output: pageOf(ContestRow),
  }),
  info: endpoint('GET /get-contest-info', {
    summary: 'One contest, with what the caller may do in it',
    access: 'user',
    scope,
    input: byCid,
    output: Contest,
  }),
  register: endpoint('POST /register-contest', {
    summary: 'Enters a contest, with its password where it has one',
    access: 'user',
    scope,
    input: z.object({ cid: id, password: z._default(text(64), '') }),
  }),
  access: endpoint('GET /get-contest-access', {
    summary: 'Whether the caller has entered the contest, and is admitted by its account rule',
    access: 'user',
    scope,
    input: byCid,
    output: z.object({ access: z.boolean() }),
  }),
  startVirtual: endpoint('POST /start-virtual-contest', {
    summary: 'Begins a virtual participation in a contest that is over: from now on it runs for the caller, as long as it was',
    access: 'user',
    scope,
    needs: 'virtual',
    input: byCid,
  }),
  endVirtual: endpoint('POST /end-virtual-contest', {
    summary: 'Gives up the own virtual participation; what was submitted stays',
    access: 'user',
    scope,
    input: byCid,
  }),
  problems: openEndpoint('GET /get-contest-problem', {
    summary: 'Problems of a contest in the order of their display ids; without login where there is an outside scoreboard',
    scope,
    needs: 'board',
    input: z.object({ cid: id, containsEnd }),
    output: z.array(ContestProblem),
  }),
  problemDetails: endpoint('GET /get-contest-problem-details', {
    summary: 'A problem of a contest; its source, author, difficulty and tags only after the end',
    access: 'user',
    scope,
    needs: 'read',
    input: z.object({ cid: id, displayId: text(20).check(z.minLength(1)), containsEnd, typeset: z.optional(z.stringbool()) }),
    output: ProblemDetail,
  }),
  submissions: endpoint('GET /contest-submissions', {
    summary: 'Submissions of a contest, newest first, as far as the caller may know them',
    access: 'user',
    scope: { kind: 'contest', by: 'contestID' },
    needs: 'read',
    input: z.object({
      ...paging(30),
      contestID: id,
      beforeContestSubmit: z._default(bool, false).check(z.describe('those made before the start, which only contest admins can make')),
      onlyMine: z.optional(bool),
      status: z.optional(z.pipe(z.coerce.number<number | string>(), StatusCode)),
      username: z.optional(text(50)),
      problemID: z.optional(text(64)).check(z.describe('display id in the contest')),
      completeProblemID: z.optional(bool),
      containsEnd,
    }),
    output: pageOf(SubmissionRow),
  }),
  rank: endpoint('POST /get-contest-rank', {
    summary: 'The board of a contest, with the own row and the concerned ones on top',
    changes: false,
    access: 'user',
    scope,
    needs: 'read',
    input: BoardQuery,
    output: BoardPage,
  }),
  boardCell: endpoint('GET /get-contest-board-cell', {
    summary: 'Why a cell of the board is what it is: its tries, and what each does to it',
    access: 'user',
    scope,
    needs: 'read',
    input: BoardCellQuery,
    output: BoardCell,
  }),
  ceremony: endpoint('GET /get-contest-ceremony', {
    summary: 'The sealed board of an ACM contest that is over, and the true one: what the closing ceremony reveals',
    access: 'user',
    scope,
    needs: 'manage',
    input: z.object({ cid: id, removeStar: z.optional(bool).check(z.describe('without unofficial participants')) }),
    output: z.object({ frozen: z.array(AcmRow), final: z.array(AcmRow) }),
  }),
  outsideInfo: openEndpoint('GET /get-contest-outsize-info', {
    summary: 'A contest with an outside scoreboard, and its problems',
    scope,
    needs: 'outside',
    input: byCid,
    output: z.object({ contest: z.extend(ContestRow, sealFact), problemList: z.array(ContestProblem) }),
  }),
  outsideBoard: openEndpoint('POST /get-contest-outside-scoreboard', {
    summary: 'The outside scoreboard, without login; at most 15 seconds old',
    changes: false,
    scope,
    needs: 'outside',
    input: BoardQuery,
    output: BoardPage,
  }),
  announcements: endpoint('GET /get-contest-announcement', {
    summary: 'Announcements of a contest, newest first',
    access: 'user',
    scope,
    needs: 'read',
    input: z.object({ ...paging(10), cid: id }),
    output: pageOf(ContestAnnouncement),
  }),
  unreadAnnouncements: endpoint('POST /get-contest-not-read-announcement', {
    summary: 'Announcements of a contest that are not among those read',
    changes: false,
    access: 'user',
    scope,
    needs: 'read',
    input: z.object({ cid: id, readAnnouncementList: z._default(z.array(id).check(z.maxLength(1000)), []) }),
    output: z.array(ContestAnnouncement),
  }),
};
