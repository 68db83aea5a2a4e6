import * as z from 'zod/mini';
import { AcmRow, BoardCell, BoardCellQuery, BoardPage, BoardQuery } from './contestBoard';
import { ContestAnnouncement, contestFacts, ContestStatus, ContestType } from './contestShapes';
import { endpoint, openEndpoint } from '../api/endpoint';
import { ProblemDetail } from '../problem/problem';
import { bool, dateTime, id, pageOf, paging, StatusCode, text } from '../shapes';
import { SubmissionRow } from '../submission';

export const ContestRow = z.object(contestFacts);
export type ContestRow = z.infer<typeof ContestRow>;

/** What the caller may do in a contest now: pages ask this, never roles. */
const ContestPowers = z.object({
  read: z.boolean().check(z.describe('Whether the caller may read the problems, submissions, scoreboard and announcements.')),
  submit: z.boolean().check(z.describe('Whether the caller may submit now.')),
  own: z
    .boolean()
    .check(
      z.describe(
        'Whether the caller owns the contest and may choose its organisers. An own contest of a group may be deleted, too; one of the site only by the super admin.',
      ),
    ),
  manage: z.boolean().check(z.describe('Whether the caller may change settings, times, problems and participants of the contest.')),
  organise: z.boolean().check(z.describe('Whether the caller is an organiser of the contest, in any role.')),
  observe: z.boolean().check(z.describe('Whether the caller may read everything of the contest at any time.')),
  judge: z.boolean().check(z.describe('Whether the caller may answer questions and announce.')),
  balloons: z.boolean().check(z.describe('Whether the caller may deliver balloons.')),
  prints: z.boolean().check(z.describe('Whether the caller may print for participants.')),
  pastSeal: z.boolean().check(z.describe('Whether the caller sees results that the freeze hides from participants.')),
  othersCode: z.boolean().check(z.describe('Whether the caller sees the code of other users.')),
  virtual: z.boolean().check(z.describe('Whether the caller may start a virtual participation now.')),
  refusal: z
    .nullable(z.string())
    .check(z.describe('Error code that says why the caller may not read or submit; null if both are allowed.')),
});
export type ContestPowers = z.infer<typeof ContestPowers>;

const sealFact = {
  isSealed: z.boolean().check(z.describe('Whether the scoreboard is frozen now: participants do not see results since the freeze.')),
};

const Contest = z.extend(ContestRow, {
  description: z.string().check(z.describe('Description of the contest, in Markdown.')),
  ...sealFact,
  isRegistered: z.boolean().check(z.describe('Whether the caller is registered for the contest.')),
  room: z.nullable(z.string()).check(z.describe('Room in which the caller sits; null if it is not known.')),
  seat: z.nullable(z.string()).check(z.describe('Seat of the caller in the room; null if it is not known.')),
  powers: ContestPowers,
  virtual: z
    .nullable(z.object({ startTime: dateTime, endTime: dateTime, isOpen: z.boolean() }))
    .check(
      z.describe(
        'Latest virtual participation of the caller; null if there is none. While it is open, the contest has its times and status.',
      ),
    ),
});
export type Contest = z.infer<typeof Contest>;

const ContestProblem = z.object({
  id: id.check(z.describe('ID of the entry of the problem in the contest.')),
  cid: id,
  pid: id.check(z.describe('ID of the problem on the site.')),
  displayId: z.string().check(z.describe('Display ID of the problem in the contest.')),
  displayTitle: z.string().check(z.describe('Title of the problem in the contest.')),
  color: z.nullable(z.string()).check(z.describe('Colour of the balloon, as #rgb or #rrggbb; null if none is set.')),
  ac: z.number().check(z.describe('Number of accepted submissions by participants. Excludes those that the freeze hides from the caller.')),
  total: z
    .number()
    .check(z.describe('Number of judged submissions by participants. Excludes those that the freeze hides from the caller.')),
  myStatus: z.nullable(StatusCode),
  score: z
    .nullable(z.number())
    .check(
      z.describe('Score of the caller in an OI contest. Null in an ACM contest, before the first result and while the freeze hides it.'),
    ),
});
export type ContestProblem = z.infer<typeof ContestProblem>;

const byCid = z.object({ cid: id });
const containsEnd = z.optional(bool).check(z.describe('Whether to count submissions after the end of the contest, too.'));

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
    summary: 'Lists the visible contests of the site: scheduled, then running, then ended ones, each the latest start first.',
    input: z.object({ ...paging(10), ...contestFilter }),
    output: pageOf(ContestRow),
  }),
  info: endpoint('GET /get-contest-info', {
    summary: 'Returns one contest and what the caller may do in it.',
    access: 'user',
    scope,
    input: byCid,
    output: Contest,
  }),
  register: endpoint('POST /register-contest', {
    summary: 'Registers the caller for a contest. Contests that are not public need their password.',
    access: 'user',
    scope,
    input: z.object({ cid: id, password: z._default(text(64), '') }),
  }),
  access: endpoint('GET /get-contest-access', {
    summary: 'Checks whether the caller is registered for the contest and allowed by its account rule, or is an organiser.',
    access: 'user',
    scope,
    input: byCid,
    output: z.object({ access: z.boolean() }),
  }),
  startVirtual: endpoint('POST /start-virtual-contest', {
    summary:
      'Starts a virtual participation in a contest that is over. From now on the contest runs for the caller, as long as the original.',
    access: 'user',
    scope,
    needs: 'virtual',
    input: byCid,
  }),
  endVirtual: endpoint('POST /end-virtual-contest', {
    summary: 'Ends the virtual participation of the caller. Its submissions stay.',
    access: 'user',
    scope,
    input: byCid,
  }),
  problems: openEndpoint('GET /get-contest-problem', {
    summary: 'Lists the problems of a contest by display ID. Needs no login if the contest has an outside scoreboard.',
    scope,
    needs: 'board',
    input: z.object({ cid: id, containsEnd }),
    output: z.array(ContestProblem),
  }),
  problemDetails: endpoint('GET /get-contest-problem-details', {
    summary:
      'Returns a problem of a contest. Its source, author, difficulty and tags are empty until the contest ends, but for its organisers.',
    access: 'user',
    scope,
    needs: 'read',
    input: z.object({ cid: id, displayId: text(20).check(z.minLength(1)), containsEnd, typeset: z.optional(z.stringbool()) }),
    output: ProblemDetail,
  }),
  submissions: endpoint('GET /contest-submissions', {
    summary: 'Lists the submissions of a contest that the caller may know, newest first.',
    access: 'user',
    scope: { kind: 'contest', by: 'contestID' },
    needs: 'read',
    input: z.object({
      ...paging(30),
      contestID: id,
      beforeContestSubmit: z
        ._default(bool, false)
        .check(z.describe('Whether to list only submissions before the start, which only organisers can make.')),
      onlyMine: z.optional(bool),
      status: z.optional(z.pipe(z.coerce.number<number | string>(), StatusCode)),
      username: z.optional(text(50)),
      problemID: z.optional(text(64)).check(z.describe('Display ID of a problem in the contest.')),
      completeProblemID: z.optional(bool),
      containsEnd,
    }),
    output: pageOf(SubmissionRow),
  }),
  rank: endpoint('POST /get-contest-rank', {
    summary: 'Returns a page of the scoreboard. The rows of the caller and of `concernedList` come first.',
    changes: false,
    access: 'user',
    scope,
    needs: 'read',
    input: BoardQuery,
    output: BoardPage,
  }),
  boardCell: endpoint('GET /get-contest-board-cell', {
    summary: 'Returns the submissions behind a cell of the scoreboard, and the effect of each.',
    access: 'user',
    scope,
    needs: 'read',
    input: BoardCellQuery,
    output: BoardCell,
  }),
  ceremony: endpoint('GET /get-contest-ceremony', {
    summary: 'Returns the frozen and the final scoreboard of an ACM contest that is over, for the closing ceremony.',
    access: 'user',
    scope,
    needs: 'observe',
    input: z.object({ cid: id, removeStar: z.optional(bool).check(z.describe('Whether to leave out unofficial participants.')) }),
    output: z.object({ frozen: z.array(AcmRow), final: z.array(AcmRow) }),
  }),
  openBoard: endpoint('POST /open-contest-board', {
    summary: 'Ends the freeze of a contest that is over, which shows all results to everybody.',
    apiScope: 'admin',
    access: 'user',
    scope,
    needs: 'manage',
    input: byCid,
  }),
  outsideInfo: openEndpoint('GET /get-contest-outsize-info', {
    summary: 'Returns a contest that has an outside scoreboard, with its problems once it has started.',
    scope,
    needs: 'outside',
    input: z.extend(byCid, {
      beforeStart: z
        ._default(bool, false)
        .check(z.describe('Whether a contest that has not started is returned, too, without problems. Otherwise it is refused.')),
    }),
    output: z.object({ contest: z.extend(ContestRow, sealFact), problemList: z.array(ContestProblem) }),
  }),
  outsideBoard: openEndpoint('POST /get-contest-outside-scoreboard', {
    summary: 'Returns a page of the outside scoreboard, at most 15 seconds old. Needs no login.',
    changes: false,
    scope,
    needs: 'outside',
    input: BoardQuery,
    output: BoardPage,
  }),
  announcements: endpoint('GET /get-contest-announcement', {
    summary: 'Lists the announcements of a contest, newest first.',
    access: 'user',
    scope,
    needs: 'read',
    input: z.object({ ...paging(10), cid: id }),
    output: pageOf(ContestAnnouncement),
  }),
  unreadAnnouncements: endpoint('POST /get-contest-not-read-announcement', {
    summary: 'Lists the announcements of a contest that the caller has not named as read, newest first, at most 100.',
    changes: false,
    access: 'user',
    scope,
    needs: 'read',
    input: z.object({ cid: id, readAnnouncementList: z._default(z.array(id).check(z.maxLength(1000)), []) }),
    output: z.array(ContestAnnouncement),
  }),
};
