import * as z from 'zod/mini';
import { contestFilter, ContestRow } from '../contest/contest';
import {
  changedContest,
  contestCalls,
  ContestDraft,
  GroupContestProblemDraft,
  EditedContestRow,
  judgedContest,
  managedContest,
  ownedContest,
} from '../contest/contestEditor';
import { ContestDisplayId } from '../contest/contestShapes';
import { endpoint, inGroup } from '../api/endpoint';
import { id, pageOf, paging, text } from '../shapes';

const gid = { gid: id };
const signedIn = { access: 'user' } as const;
const terms = { ...signedIn, ...managedContest('group') };
const jury = { ...signedIn, ...judgedContest('group') };
const { read, add, change, remove, clone, changeVisible } = contestCalls;
const { move, pause, changePause, changeFreeze, freezeEffect } = contestCalls;
const { problems, makeProblem, addProblem, addProblems, problem, changeProblem, removeProblem } = contestCalls;
const { announcements, addAnnouncement, changeAnnouncement, removeAnnouncement } = contestCalls;

/** The contests of a group. Who takes part in one uses the calls of the site; its row says where it belongs. */
export const groupContest = {
  list: endpoint('GET /group/get-contest-list', {
    summary: 'Lists the visible contests of a group: scheduled, then running, then ended ones, each the latest start first.',
    ...signedIn,
    scope: inGroup('read'),
    input: z.object({ ...paging(10), ...gid, ...contestFilter }),
    output: pageOf(ContestRow),
  }),
  all: endpoint('GET /group/get-admin-contest-list', {
    summary: 'Lists the contests of a group, the hidden ones included, newest first.',
    ...signedIn,
    scope: inGroup('manage'),
    input: z.object({ ...paging(10), ...gid, keyword: z.optional(text(100)) }),
    output: pageOf(EditedContestRow),
  }),
  read: endpoint('GET /group/contest', { ...read, ...terms }),
  add: endpoint('POST /group/contest', {
    ...add,
    ...signedIn,
    scope: inGroup('manage'),
    input: z.safeExtend(ContestDraft, gid),
  }),
  change: endpoint('PUT /group/contest', { ...change, ...terms, scope: changedContest('group') }),
  remove: endpoint('DELETE /group/contest', { ...remove, ...signedIn, ...ownedContest('group') }),
  clone: endpoint('POST /group/clone-contest', { ...clone, ...terms }),
  changeVisible: endpoint('PUT /group/change-contest-visible', { ...changeVisible, ...terms }),
  move: endpoint('PUT /group/change-contest-time', { ...move, ...terms }),
  pause: endpoint('PUT /group/pause-contest', { ...pause, ...terms }),
  changePause: endpoint('PUT /group/change-contest-pause', { ...changePause, ...terms }),
  changeFreeze: endpoint('PUT /group/change-contest-freeze', { ...changeFreeze, ...terms }),
  freezeEffect: endpoint('GET /group/contest-freeze-effect', { ...freezeEffect, ...terms }),
  problems: endpoint('GET /group/get-contest-problem-list', { ...problems, ...terms }),
  addProblem: endpoint('POST /group/add-contest-problem-from-public', {
    ...addProblem,
    ...terms,
    summary: 'Adds a public problem to a contest of a group. The problem stays public.',
  }),
  addProblems: endpoint('POST /group/add-contest-problems', {
    ...addProblems,
    ...terms,
    summary:
      'Adds several public problems to a contest of a group, all of them or none. A refusal names the place of the problem in the list.',
  }),
  addOwnProblem: endpoint('POST /group/add-contest-problem-from-group', {
    summary: 'Adds a problem of the group to a contest of the group, and takes it out of practice.',
    ...terms,
    input: z.object({
      cid: id,
      problemId: text(64).check(z.minLength(1), z.describe('Display ID of the problem in the group.')),
      displayId: ContestDisplayId,
    }),
  }),
  makeProblem: endpoint('POST /group/contest-problem', {
    ...makeProblem,
    ...signedIn,
    summary: 'Creates a problem of a group that only contests show. `contestProblem` adds it to a contest at once.',
    input: GroupContestProblemDraft,
  }),
  problem: endpoint('GET /group/contest-problem', { ...problem, ...terms }),
  changeProblem: endpoint('PUT /group/contest-problem', { ...changeProblem, ...terms }),
  removeProblem: endpoint('DELETE /group/contest-problem', { ...removeProblem, ...terms }),
  announcements: endpoint('GET /group/get-contest-announcement-list', { ...announcements, ...jury }),
  addAnnouncement: endpoint('POST /group/contest-announcement', { ...addAnnouncement, ...jury }),
  changeAnnouncement: endpoint('PUT /group/contest-announcement', { ...changeAnnouncement, ...jury }),
  removeAnnouncement: endpoint('DELETE /group/contest-announcement', { ...removeAnnouncement, ...signedIn }),
};
