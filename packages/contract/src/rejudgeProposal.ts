import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { dateTime, id, pageOf, paging, StatusCode } from './shapes';

/** Submissions that one proposal can have. */
export const MOST_PROPOSED = 10_000;

const proposalStates = ['judging', 'ready', 'applied'] as const;

const RejudgeProposal = z.object({
  id,
  pid: id,
  state: z.enum(proposalStates),
  isUndo: z.boolean().check(z.describe('it brings back the verdicts that another proposal had changed')),
  isStale: z.boolean().check(z.describe('what decides about verdicts has changed since it was judged: it cannot be applied')),
  total: z.number().check(z.describe('submissions that it began with')),
  judged: z.number(),
  changed: z.number().check(z.describe('verdicts that differ, as far as they are judged; of an applied proposal those that were changed')),
  skipped: z.number().check(z.describe('of those that differ, how many stay because their stored verdict changed meanwhile')),
  createdTime: dateTime,
  appliedTime: z.nullable(dateTime),
});
export type RejudgeProposal = z.infer<typeof RejudgeProposal>;

const Outcome = z.object({ status: StatusCode, score: z.nullable(z.number()) });

const ProposedVerdict = z.object({
  submitId: id,
  uid: z.string(),
  username: z.string(),
  submitTime: dateTime,
  before: Outcome,
  after: Outcome,
  isSkipped: z.boolean().check(z.describe('its stored verdict changed meanwhile, and stays')),
});
export type ProposedVerdict = z.infer<typeof ProposedVerdict>;

const PlaceOnBoard = z.object({
  rank: z.nullable(z.number()).check(z.describe('null: unofficial')),
  total: z.number().check(z.describe('solved problems, or the score')),
  time: z.number().check(z.describe('penalty in seconds, or run time in ms')),
  award: z.nullable(z.string()),
  firstSolved: z.array(z.string()).check(z.describe('display ids of the problems that it was the first to solve')),
});
export type PlaceOnBoard = z.infer<typeof PlaceOnBoard>;

const ProposedRow = z.object({
  uid: z.string(),
  username: z.string(),
  nickname: z.nullable(z.string()),
  before: z.nullable(PlaceOnBoard).check(z.describe('null: not on the board')),
  after: z.nullable(PlaceOnBoard),
});
export type ProposedRow = z.infer<typeof ProposedRow>;

const proposal = { cid: id, id };

/** Verdicts beside those that count: what a rejudge of a contest problem would change. */
export const rejudgeProposal = {
  list: endpoint('GET /admin/contest/rejudge-proposal', {
    summary: 'The last proposal of each problem of a contest',
    access: 'rejudge',
    scope: 'contest',
    needs: 'manage',
    input: z.object({ cid: id }),
    output: z.array(RejudgeProposal),
  }),
  propose: endpoint('POST /admin/contest/rejudge-proposal', {
    summary: 'Judges all judged submissions of a contest problem beside their stored verdicts',
    access: 'rejudge',
    scope: 'contest',
    needs: 'manage',
    input: z.object({ cid: id, pid: id }),
    output: z.object({ id, total: z.number() }),
  }),
  drop: endpoint('DELETE /admin/contest/rejudge-proposal', {
    summary: 'Deletes a proposal that is not applied; what is still judged for it stops',
    access: 'rejudge',
    scope: 'contest',
    needs: 'manage',
    input: z.object(proposal),
  }),
  verdicts: endpoint('GET /admin/contest/rejudge-proposal/verdicts', {
    summary: 'The verdicts that a proposal changes',
    access: 'rejudge',
    scope: 'contest',
    needs: 'manage',
    input: z.object({ ...proposal, ...paging(20) }),
    output: pageOf(ProposedVerdict),
  }),
  rows: endpoint('GET /admin/contest/rejudge-proposal/rows', {
    summary: 'The rows of the opened board that a proposal changes, in their new order',
    access: 'rejudge',
    scope: 'contest',
    needs: 'manage',
    input: z.object({ ...proposal, ...paging(20) }),
    output: pageOf(ProposedRow),
  }),
  apply: endpoint('PUT /admin/contest/apply-rejudge-proposal', {
    summary: 'Stores the verdicts of a proposal, but for submissions whose verdict changed meanwhile',
    access: 'rejudge',
    scope: 'contest',
    needs: 'manage',
    input: z.object(proposal),
    output: z.object({ applied: z.number(), skipped: z.number() }),
  }),
  undo: endpoint('PUT /admin/contest/undo-rejudge-proposal', {
    summary: 'Proposes the verdicts that an applied proposal had changed, without judging',
    access: 'rejudge',
    scope: 'contest',
    needs: 'manage',
    input: z.object(proposal),
    output: z.object({ id, total: z.number() }),
  }),
};
