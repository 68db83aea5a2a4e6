import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint';
import { dateTime, id, pageOf, paging, StatusCode } from '../shapes';

/** Submissions that one proposal can have. */
export const MOST_PROPOSED = 10_000;

const proposalStates = ['judging', 'ready', 'applied'] as const;

const RejudgeProposal = z.object({
  id,
  pid: id,
  state: z.enum(proposalStates),
  isUndo: z.boolean().check(z.describe('Whether the proposal restores the verdicts that another proposal had changed.')),
  isStale: z
    .boolean()
    .check(z.describe('Whether the proposal cannot be applied any more, because something that decides verdicts has changed since.')),
  total: z.number().check(z.describe('Number of submissions that the proposal covers.')),
  judged: z.number(),
  changed: z
    .number()
    .check(z.describe('Number of verdicts that differ among those judged so far. For an applied proposal, the number that was changed.')),
  skipped: z.number().check(z.describe('Number of differing verdicts that stay, because the stored verdict has changed in the meantime.')),
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
  isSkipped: z.boolean().check(z.describe('Whether the stored verdict has changed in the meantime, and therefore stays.')),
});
export type ProposedVerdict = z.infer<typeof ProposedVerdict>;

const PlaceOnBoard = z.object({
  rank: z.nullable(z.number()).check(z.describe('Rank on the scoreboard; null for an unofficial participant.')),
  total: z.number().check(z.describe('Number of solved problems, or the score in an OI contest.')),
  time: z.number().check(z.describe('Penalty in seconds, or the run time in milliseconds in an OI contest.')),
  award: z.nullable(z.string()),
  firstSolved: z.array(z.string()).check(z.describe('Display IDs of the problems that the participant was the first to solve.')),
});
export type PlaceOnBoard = z.infer<typeof PlaceOnBoard>;

const ProposedRow = z.object({
  uid: z.string(),
  username: z.string(),
  nickname: z.nullable(z.string()),
  before: z.nullable(PlaceOnBoard).check(z.describe('Row before the proposal; null if the participant was not on the scoreboard.')),
  after: z.nullable(PlaceOnBoard),
});
export type ProposedRow = z.infer<typeof ProposedRow>;

const proposal = { cid: id, id };

/** Verdicts beside those that count: what a rejudge of a contest problem would change. */
export const rejudgeProposal = {
  list: endpoint('GET /admin/contest/rejudge-proposal', {
    summary: 'Lists the latest proposal for each problem of a contest.',
    access: 'rejudge',
    scope: 'contest',
    needs: 'observe',
    input: z.object({ cid: id }),
    output: z.array(RejudgeProposal),
  }),
  propose: endpoint('POST /admin/contest/rejudge-proposal', {
    summary: 'Judges all judged submissions of a contest problem again as a proposal. Stored verdicts stay until it is applied.',
    access: 'rejudge',
    scope: 'contest',
    needs: 'judge',
    input: z.object({ cid: id, pid: id }),
    output: z.object({ id, total: z.number() }),
  }),
  drop: endpoint('DELETE /admin/contest/rejudge-proposal', {
    summary: 'Deletes a proposal that is not applied. Its waiting jobs are dropped.',
    access: 'rejudge',
    scope: 'contest',
    needs: 'judge',
    input: z.object(proposal),
  }),
  verdicts: endpoint('GET /admin/contest/rejudge-proposal/verdicts', {
    summary: 'Lists the verdicts that a proposal changes.',
    access: 'rejudge',
    scope: 'contest',
    needs: 'observe',
    input: z.object({ ...proposal, ...paging(20) }),
    output: pageOf(ProposedVerdict),
  }),
  rows: endpoint('GET /admin/contest/rejudge-proposal/rows', {
    summary: 'Lists the rows of the scoreboard without the freeze that a proposal changes, in their new order.',
    access: 'rejudge',
    scope: 'contest',
    needs: 'observe',
    input: z.object({ ...proposal, ...paging(20) }),
    output: pageOf(ProposedRow),
  }),
  apply: endpoint('PUT /admin/contest/apply-rejudge-proposal', {
    summary: 'Stores the verdicts of a proposal. Submissions whose verdict has changed in the meantime are skipped.',
    access: 'rejudge',
    scope: 'contest',
    needs: 'judge',
    input: z.object(proposal),
    output: z.object({ applied: z.number(), skipped: z.number() }),
  }),
  undo: endpoint('PUT /admin/contest/undo-rejudge-proposal', {
    summary: 'Creates a proposal that restores the verdicts that an applied proposal had changed. Judges nothing.',
    access: 'rejudge',
    scope: 'contest',
    needs: 'judge',
    input: z.object(proposal),
    output: z.object({ id, total: z.number() }),
  }),
};
