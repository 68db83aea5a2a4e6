import * as z from 'zod/mini';
import { accountRuleOf } from './accountRule';
import { AddedProblems, ContestEntry, entryFacts } from './contestEntry';
import {
  AnnouncementDraft,
  Color,
  ContestAnnouncement,
  ContestAuth,
  ContestDisplayId,
  contestFacts,
  ContestType,
  OiRankScoreType,
  RankShowName,
} from './contestShapes';
import { knownFreeze } from './contestFreeze';
import { contestTimeCalls, knownEndTime } from './contestTime';
import { endpoint } from '../api/endpoint';
import { importCalls } from '../admin/remote';
import { EditedRow, ProblemChange, ProblemDraft, WholeProblem } from '../problem/problemEditor';
import { bool, dateTime, displayText, id, idOrNone, int, pageOf, paging, text } from '../shapes';

const AwardType = z
  .pipe(int, z.literal([0, 1, 2]))
  .check(z.describe('Unit of the awards: 0 no awards, 1 percentages of the official participants, 2 numbers of participants.'));

const Award = z.object({
  priority: int.check(z.minimum(0), z.maximum(1000), z.describe('Order of the award: the lowest priority is awarded first.')),
  name: displayText(50).check(z.minLength(1, 'The name of an award is required')),
  background: Color,
  color: Color,
  num: int.check(z.minimum(1), z.maximum(100_000), z.describe('Percentage or number of participants, according to `awardType`.')),
});

const starNames = z.array(displayText(20)).check(
  z.maxLength(2000),
  z.overwrite(names => names.filter(Boolean)),
  z.refine(names => new Set(names.map(name => name.normalize('NFC'))).size === names.length, 'A star user is there twice'),
);

const facts = {
  title: displayText(255).check(z.minLength(1, 'The title is required')),
  description: text(65_535).check(z.minLength(1, 'The description is required')),
  type: z._default(ContestType, 0),
  auth: z._default(ContestAuth, 0),
  pwd: z
    ._default(text(64), '')
    .check(z.describe('Password of the contest. Answers never contain it; an empty one in a change keeps the present one.')),
  startTime: dateTime,
  endTime: dateTime.check(z.describe('End of the contest: the first moment after it.')),
  sealRank: z._default(bool, false),
  sealRankTime: z.nullish(dateTime),
  autoRealRank: z._default(bool, true).check(z.describe('Whether the freeze ends with the contest.')),
  visible: z._default(bool, true),
  openPrint: z._default(bool, false),
  openRank: z._default(bool, false),
  openAccountLimit: z._default(bool, false),
  accountLimitRule: z
    .nullish(text(20_000))
    .check(
      z.describe(
        'Names that may take part, such as <prefix>team</prefix><suffix></suffix><start>1</start><end>9</end><extra>guest</extra>.',
      ),
    ),
  rankShowName: z._default(RankShowName, 'username'),
  countsWholeMinutes: z.optional(bool).check(z.describe('Whether ACM times count in whole minutes. Missing in a change: as before.')),
  starAccount: z._default(starNames, []),
  oiRankScoreType: z._default(OiRankScoreType, 'Recent'),
  awardType: z._default(AwardType, 0),
  awardConfigList: z._default(z.array(Award).check(z.maxLength(20)), []),
  allowEndSubmit: z._default(bool, false),
};

const Facts = z.object(facts);
type Facts = z.output<typeof Facts>;

const sharesFit = ({ awardType, awardConfigList }: Facts) =>
  awardType !== 1 || awardConfigList.reduce((sum, { num }) => sum + num, 0) <= 100;
const sealFits = ({ sealRank, sealRankTime, startTime, endTime }: Facts) =>
  !sealRank || (!!sealRankTime && sealRankTime >= startTime && sealRankTime < endTime);

/** Rules between fields, for a new contest and for a change. Lengths are checked to the second. */
const fits = [
  z.refine<Facts>(({ startTime, endTime }) => endTime >= startTime, { error: 'Contest Time Check', path: ['endTime'] }),
  z.refine<Facts>(({ startTime, endTime }) => endTime < startTime || endTime.getTime() - startTime.getTime() >= 1000, {
    error: 'Contest Duration Check',
    path: ['endTime'],
  }),
  z.refine<Facts>(sealFits, { error: 'The seal must begin between the start and the end', path: ['sealRankTime'] }),
  z.refine<Facts>(({ openAccountLimit, accountLimitRule }) => !openAccountLimit || !!accountRuleOf(accountLimitRule ?? ''), {
    error: 'The account rule admits nobody',
    path: ['accountLimitRule'],
  }),
  z.refine<Facts>(({ awardType, awardConfigList }) => awardType === 0 || awardConfigList.length > 0, {
    error: 'At least one award is required',
    path: ['awardConfigList'],
  }),
  z.refine<Facts>(sharesFit, { error: 'All shares together are more than 100 percent', path: ['awardConfigList'] }),
] as const;

/** A new contest. */
export const ContestDraft = Facts.check(
  ...fits,
  z.refine<Facts>(({ auth, pwd }) => auth === 0 || pwd.length > 0, { error: 'Enter the contest password', path: ['pwd'] }),
);
export type ContestDraft = z.input<typeof ContestDraft>;

/** A change of a contest. Its rule cannot be changed. */
export const ContestChange = z.object({ ...facts, id, knownEndTime, knownFreeze }).check(...fits);
export type ContestChange = z.input<typeof ContestChange>;

export const EditedContestRow = z.object({
  ...contestFacts,
  autoRealRank: z.boolean(),
  visible: z.boolean(),
  mayEdit: z.boolean().check(z.describe('Whether the caller may change the contest.')),
  mayRemove: z.boolean().check(z.describe('Whether the caller may delete the contest.')),
  gmtCreate: dateTime,
  gmtModified: dateTime,
});
export type EditedContestRow = z.infer<typeof EditedContestRow>;

const EditedContest = z.extend(EditedContestRow, {
  description: z.string(),
  pwd: z.literal(''),
  hasPassword: z.boolean(),
  openAccountLimit: z.boolean(),
  accountLimitRule: z.nullable(z.string()),
  starAccount: z.array(z.string()),
  awardType: z.number(),
  awardConfigList: z.array(Award),
});
export type EditedContest = z.infer<typeof EditedContest>;

/** A problem of a contest comes and changes together with what it is called there. */
const contestProblem = z.optional(z.object(entryFacts));

const byCid = z.object({ cid: id });
const byBoth = z.object({ cid: id, pid: id });
/** A call about one contest that its caller manages. */
export const managedContest = (of: 'site' | 'group') => ({ scope: { kind: 'contest', by: 'cid', of }, needs: 'manage' }) as const;
/** A call about what the jury of one contest does. */
export const judgedContest = (of: 'site' | 'group') => ({ ...managedContest(of), needs: 'judge' }) as const;
/** A call for those who own one contest. */
export const ownedContest = (of: 'site' | 'group') => ({ ...managedContest(of), needs: 'own' }) as const;
/** The same where `id` names it. */
export const changedContest = (of: 'site' | 'group') => ({ kind: 'contest', by: 'id', of }) as const;

/** What the calls of the back office and those of groups take and answer. */
export const contestCalls = {
  read: { summary: 'Returns a contest with all its settings. The password is left out.', input: byCid, output: EditedContest },
  add: { summary: 'Creates a contest.', output: z.object({ id }) },
  change: { summary: 'Changes a contest. Another password removes all registrations.', input: ContestChange },
  remove: { summary: 'Deletes a contest. Fails if anybody has submitted to it.', input: byCid },
  clone: {
    summary: 'Creates a hidden copy of a contest, without its problems, registrations and submissions. The caller becomes its author.',
    changes: true,
    input: byCid,
    output: z.object({ id }),
  },
  changeVisible: { summary: 'Shows or hides a contest.', input: z.object({ cid: id, visible: bool }) },
  ...contestTimeCalls,
  problems: {
    summary: 'Lists the problems of a contest or, with `problemType`, those that the caller can add to it.',
    input: z.object({
      ...paging(10),
      cid: id,
      keyword: z.optional(text(100)),
      problemType: z.optional(ContestType),
      oj: z.optional(text(20)),
    }),
    output: z.object({
      problemList: pageOf(EditedRow),
      contestProblemMap: z.record(z.string(), ContestEntry).check(z.describe('Entry of each problem in the contest, by problem ID.')),
    }),
  },
  addProblem: {
    summary: 'Adds a problem to a contest and takes it out of practice. A public problem that the caller may not change stays public.',
    input: z.object({ cid: id, pid: id, displayId: ContestDisplayId }),
  },
  addProblems: {
    summary:
      'Adds several problems to a contest, all of them or none, as if each were added by itself. A refusal names the place of the problem in the list.',
    input: z.object({ cid: id, problems: AddedProblems }),
  },
  problem: { summary: 'Returns the display ID, title and balloon colour of a problem in a contest.', input: byBoth, output: ContestEntry },
  changeProblem: {
    summary: 'Changes the display ID, title and balloon colour of a problem in a contest. Adds the problem if it is not there.',
    input: z.object({ ...entryFacts, pid: id }),
  },
  makeProblem: {
    summary: 'Creates a problem that only contests show. `contestProblem` adds it to a contest at once.',
    output: z.object({ pid: id, problemId: z.string() }),
  },
  removeProblem: { summary: 'Removes a problem from a contest, and deletes the submissions to it there.', input: byBoth },
  announcements: {
    summary: 'Lists the announcements of a contest, newest first.',
    input: z.object({ ...paging(10), cid: id }),
    output: pageOf(ContestAnnouncement),
  },
  addAnnouncement: {
    summary: 'Announces something to everybody in a contest.',
    input: z.object({ cid: id, announcement: AnnouncementDraft }),
    output: z.object({ id }),
  },
  changeAnnouncement: {
    summary: 'Changes an announcement of a contest.',
    input: z.object({ cid: id, announcement: z.extend(AnnouncementDraft, { id }) }),
  },
  removeAnnouncement: {
    summary: 'Deletes an announcement of a contest. For its jury.',
    input: z.object({ aid: id }),
  },
};

/** A problem that is made for a contest of a group, with what it is called there; without a contest, the problem names the group. */
export const GroupContestProblemDraft = z.extend(ProblemDraft, {
  problem: z.extend(ProblemDraft.shape.problem, { gid: idOrNone }),
  contestProblem,
});

const staff = { access: 'contest_admin' } as const;
const signedIn = { access: 'user' } as const;
const terms = { ...signedIn, ...managedContest('site') };
const jury = { ...signedIn, ...judgedContest('site') };
const { read, add, change, remove, clone, changeVisible } = contestCalls;
const { move, pause, changePause, changeFreeze, freezeEffect } = contestCalls;
const { problems, addProblem, addProblems, problem, changeProblem, makeProblem, removeProblem } = contestCalls;
const { announcements, addAnnouncement, changeAnnouncement, removeAnnouncement } = contestCalls;

/** Contests of the site for those who make them: the author, the super admin and organisers. Who makes a contest or a problem is an admin. */
export const contestEditor = {
  list: endpoint('GET /admin/contest/get-contest-list', {
    summary: 'Lists the contests of the site, the hidden ones included, newest first.',
    ...staff,
    input: z.object({ ...paging(10), keyword: z.optional(text(100)) }),
    output: pageOf(EditedContestRow),
  }),
  read: endpoint('GET /admin/contest', { ...read, ...terms }),
  add: endpoint('POST /admin/contest', { ...add, ...staff, input: ContestDraft }),
  change: endpoint('PUT /admin/contest', { ...change, ...terms, scope: changedContest('site') }),
  remove: endpoint('DELETE /admin/contest', { ...remove, ...ownedContest('site'), access: 'contest_manage' }),
  clone: endpoint('GET /admin/contest/clone', { ...clone, ...terms, ...staff, alias: 'POST' }),
  changeVisible: endpoint('PUT /admin/contest/change-contest-visible', { ...changeVisible, ...terms }),
  move: endpoint('PUT /admin/contest/change-contest-time', { ...move, ...terms }),
  pause: endpoint('PUT /admin/contest/pause', { ...pause, ...terms }),
  changePause: endpoint('PUT /admin/contest/change-pause', { ...changePause, ...terms }),
  changeFreeze: endpoint('PUT /admin/contest/change-freeze', { ...changeFreeze, ...terms }),
  freezeEffect: endpoint('GET /admin/contest/freeze-effect', { ...freezeEffect, ...terms }),
  problems: endpoint('GET /admin/contest/get-problem-list', { ...problems, ...terms }),
  addProblem: endpoint('POST /admin/contest/add-problem-from-public', { ...addProblem, ...terms }),
  addProblems: endpoint('POST /admin/contest/add-problems', { ...addProblems, ...terms }),
  importProblem: endpoint('POST /admin/contest/import-remote-oj-problem', { ...importCalls.intoContest, ...terms, ...staff }),
  problem: endpoint('GET /admin/contest/contest-problem', { ...problem, ...terms }),
  changeProblem: endpoint('PUT /admin/contest/contest-problem', { ...changeProblem, ...terms }),
  wholeProblem: endpoint('GET /admin/contest/problem', {
    summary: 'Returns a problem of a contest with all its settings, judging programs included.',
    ...staff,
    input: z.object({ pid: id }),
    output: WholeProblem,
  }),
  makeProblem: endpoint('POST /admin/contest/problem', { ...makeProblem, ...staff, input: z.extend(ProblemDraft, { contestProblem }) }),
  changeWholeProblem: endpoint('PUT /admin/contest/problem', {
    summary: 'Changes a problem of a contest and, with `contestProblem`, its entry there.',
    ...staff,
    input: z.extend(ProblemChange, { contestProblem }),
    output: z.object({ pid: id, problemId: z.string() }),
  }),
  removeProblem: endpoint('DELETE /admin/contest/problem', { ...removeProblem, ...terms }),
  announcements: endpoint('GET /admin/contest/announcement', { ...announcements, ...jury }),
  addAnnouncement: endpoint('POST /admin/contest/announcement', { ...addAnnouncement, ...jury }),
  changeAnnouncement: endpoint('PUT /admin/contest/announcement', { ...changeAnnouncement, ...jury }),
  removeAnnouncement: endpoint('DELETE /admin/contest/announcement', { ...removeAnnouncement, ...signedIn }),
};
