import * as z from 'zod/mini';
import { CcsContest, ccsCollections, CcsNotification, CcsObject, CcsScoreboard, CcsState } from './ccsShapes';
import { openEndpoint } from '../api/endpoint';
import { bool, id, matching } from '../shapes';

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
    summary: 'Returns the version of the CCS Contest API specification that this site implements.',
    ...raw,
    output: z.object({
      version: z.string(),
      version_url: z.string(),
      name: z.string(),
      provider: z.object({ name: z.string(), version: z.string() }),
    }),
  }),
  contests: openEndpoint('GET /ccs/contests', {
    summary: 'Lists the visible ACM contests in the format of the CCS Contest API, at most 300.',
    ...raw,
    output: z.array(CcsContest),
  }),
  contest: openEndpoint('GET /ccs/contests/:cid', {
    summary: 'Returns one contest in the format of the CCS Contest API.',
    ...raw,
    scope,
    input: byCid,
    output: CcsContest,
  }),
  access: openEndpoint('GET /ccs/contests/:cid/access', {
    summary: 'Returns the collections and properties of a contest that the caller may read, in the format of the CCS Contest API.',
    ...raw,
    scope,
    input: byCid,
    output: z.object({
      capabilities: z.array(z.string()),
      endpoints: z.array(z.object({ type: z.string(), properties: z.array(z.string()) })),
    }),
  }),
  state: openEndpoint('GET /ccs/contests/:cid/state', {
    summary: 'Returns the state of a contest, such as started, frozen or ended, in the format of the CCS Contest API.',
    ...raw,
    scope,
    input: byCid,
    output: CcsState,
  }),
  scoreboard: openEndpoint('GET /ccs/contests/:cid/scoreboard', {
    summary:
      'Returns the scoreboard of a contest in the format of the CCS Contest API. For organisers who may read everything of the contest it is not frozen.',
    ...ofContest,
    input: byCid,
    output: CcsScoreboard,
  }),
  eventFeed: openEndpoint('GET /ccs/contests/:cid/event-feed', {
    summary:
      'Streams the event feed of the CCS Contest API: all that the caller may know of the contest, then every change of it, one JSON object per line.',
    ...ofContest,
    answer: 'lines',
    input: z.object({
      cid: id,
      since_token: z
        .optional(matching(60, /^[\w.-]+$/))
        .check(
          z.describe(
            'Token of the last line that the client has read: the feed goes on after it. Missing: the feed begins with everything.',
          ),
        ),
      stream: z
        ._default(bool, true)
        .check(z.describe('Whether the feed stays open for later changes. False: it ends with the present state.')),
    }),
    output: CcsNotification,
  }),
  files: openEndpoint('GET /ccs/contests/:cid/submissions/:id/files', {
    summary: 'Downloads the code of a submission as a zip archive.',
    ...terms,
    scope,
    needs: 'observe',
    input: z.object({ cid: id, id }),
    answer: 'file',
  }),
  collection: openEndpoint('GET /ccs/contests/:cid/:collection', {
    summary: 'Lists all objects of a collection that the caller may know, in the format of the CCS Contest API.',
    ...ofContest,
    input: z.object({ cid: id, collection, judgement_id }),
    output: z.array(CcsObject),
  }),
  object: openEndpoint('GET /ccs/contests/:cid/:collection/:id', {
    summary: 'Returns one object of a collection, in the format of the CCS Contest API.',
    ...ofContest,
    input: z.object({ cid: id, collection, id: Id }),
    output: CcsObject,
  }),
};
