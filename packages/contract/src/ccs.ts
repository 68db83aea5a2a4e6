import * as z from 'zod/mini';
import { CcsContest, ccsCollections, CcsNotification, CcsObject, CcsScoreboard, CcsState } from './ccsShapes';
import { openEndpoint } from './endpoint';
import { bool, id, matching } from './shapes';

const terms = { takesBasic: true } as const;
const raw = { ...terms, answer: 'json' } as const;
/** Other systems read the contest as it was held. */
const scope = { kind: 'contest', by: 'cid', asHeld: true } as const;
const ofContest = { ...raw, scope, needs: 'board' } as const;
const byCid = z.object({ cid: id });
const collection = z.enum(ccsCollections);
const Id = matching(36, /^\w[\w.-]*$/);
/** Runs of one judgement alone. */
const judgement_id = z.optional(id);

/**
 * The Contest API of the CCS specification, read-only: for scoreboards, resolvers and other contest systems. Answers are in its shapes,
 * without our envelope; refusals are ours. ACM contests alone.
 */
export const ccs = {
  information: openEndpoint('GET /ccs', {
    summary: 'CCS Contest API: which version of the specification this is',
    ...raw,
    output: z.object({
      version: z.string(),
      version_url: z.string(),
      name: z.string(),
      provider: z.object({ name: z.string(), version: z.string() }),
    }),
  }),
  contests: openEndpoint('GET /ccs/contests', { summary: 'CCS: visible ACM contests, at most 300', ...raw, output: z.array(CcsContest) }),
  contest: openEndpoint('GET /ccs/contests/:cid', {
    summary: 'CCS: one contest',
    ...raw,
    scope,
    input: byCid,
    output: CcsContest,
  }),
  access: openEndpoint('GET /ccs/contests/:cid/access', {
    summary: 'CCS: which collections and properties the caller may read',
    ...raw,
    scope,
    input: byCid,
    output: z.object({
      capabilities: z.array(z.string()),
      endpoints: z.array(z.object({ type: z.string(), properties: z.array(z.string()) })),
    }),
  }),
  state: openEndpoint('GET /ccs/contests/:cid/state', {
    summary: 'CCS: whether the contest has started, is frozen, is over',
    ...raw,
    scope,
    input: byCid,
    output: CcsState,
  }),
  scoreboard: openEndpoint('GET /ccs/contests/:cid/scoreboard', {
    summary: 'CCS: the board; for organisers with what the seal hides',
    ...ofContest,
    input: byCid,
    output: CcsScoreboard,
  }),
  eventFeed: openEndpoint('GET /ccs/contests/:cid/event-feed', {
    summary: 'CCS: everything that the caller may know of the contest, then every change of it, one object in a line',
    ...ofContest,
    answer: 'lines',
    input: z.object({
      cid: id,
      since_token: z.optional(matching(60, /^[\w.-]+$/)).check(z.describe('the token of the last line that was read')),
      stream: z._default(bool, true).check(z.describe('false: ends with what there is now')),
    }),
    output: CcsNotification,
  }),
  files: openEndpoint('GET /ccs/contests/:cid/submissions/:id/files', {
    summary: 'CCS: the code of a submission as a zip',
    ...terms,
    scope,
    needs: 'manage',
    input: z.object({ cid: id, id }),
    answer: 'file',
  }),
  collection: openEndpoint('GET /ccs/contests/:cid/:collection', {
    summary: 'CCS: all objects of a kind, as far as the caller may know them',
    ...ofContest,
    input: z.object({ cid: id, collection, judgement_id }),
    output: z.array(CcsObject),
  }),
  object: openEndpoint('GET /ccs/contests/:cid/:collection/:id', {
    summary: 'CCS: one object of a collection',
    ...ofContest,
    input: z.object({ cid: id, collection, id: Id }),
    output: CcsObject,
  }),
};
