import * as z from 'zod/mini';

/*
 * Objects of the Contest API of the CCS specification, version 2023-06 (https://ccs-specs.icpc.io). Strict: what a shape does not name is
 * no part of an answer.
 */

/** Identifier of at most 36 letters, digits, dots, dashes and underscores. */
const ID = z.string().check(z.describe('Identifier of at most 36 characters: a to z, A to Z, digits, dots, dashes and underscores.'));
/** `2026-10-24T09:00:00.000+00:00` */
const TIME = z.string().check(z.describe('Absolute time, such as 2026-10-24T09:00:00.000+00:00.'));
/** `h:mm:ss.sss` */
const RELTIME = z.string().check(z.describe('Duration, or time since the start of the contest, as h:mm:ss.sss.'));

export const CcsContest = z.strictObject({
  id: ID,
  name: z.string(),
  formal_name: z.string(),
  start_time: TIME,
  duration: RELTIME,
  scoreboard_type: z.literal('pass-fail'),
  scoreboard_freeze_duration: z.optional(RELTIME),
  penalty_time: z.number().check(z.describe('Penalty of a wrong try, in minutes.')),
});
export type CcsContest = z.infer<typeof CcsContest>;

export const CcsState = z.strictObject({
  started: z.nullable(TIME),
  frozen: z.nullable(TIME),
  ended: z.nullable(TIME),
  thawed: z.nullable(TIME),
  finalized: z.nullable(TIME),
  end_of_updates: z.nullable(TIME),
});
export type CcsState = z.infer<typeof CcsState>;

export const ccsShapes = {
  submissions: z.strictObject({
    id: ID,
    language_id: ID,
    problem_id: ID,
    team_id: ID,
    time: TIME,
    contest_time: RELTIME,
    files: z
      .array(z.strictObject({ href: z.string(), filename: z.string(), mime: z.string() }))
      .check(z.describe('Files of the submission. Empty for everybody but organisers who may read everything of the contest.')),
  }),
  judgements: z.strictObject({
    id: ID,
    submission_id: ID,
    judgement_type_id: ID,
    start_time: TIME,
    start_contest_time: RELTIME,
    end_time: TIME,
    end_contest_time: RELTIME,
    max_run_time: z
      .optional(z.number())
      .check(z.describe('Longest run time of a test case, in seconds. Missing if the caller may not know it.')),
  }),
  runs: z.strictObject({
    id: ID,
    judgement_id: ID,
    ordinal: z.number(),
    judgement_type_id: ID,
    time: TIME,
    contest_time: RELTIME,
    run_time: z.number().check(z.describe('Run time, in seconds.')),
  }),
  teams: z.strictObject({
    id: ID,
    label: z.string(),
    name: z.string(),
    organization_id: z.optional(ID),
    group_ids: z.array(ID),
    hidden: z.boolean().check(z.describe('Whether the team is unofficial: it has neither rank nor award.')),
  }),
  accounts: z.strictObject({ id: ID, username: z.string(), type: z.literal('team'), team_id: ID }),
  'judgement-types': z.strictObject({ id: ID, name: z.string(), penalty: z.boolean(), solved: z.boolean() }),
  languages: z.strictObject({
    id: ID,
    name: z.string(),
    entry_point_required: z.boolean(),
    extensions: z.array(z.string()),
  }),
  problems: z.strictObject({
    id: ID,
    label: z.string(),
    name: z.string(),
    ordinal: z.number(),
    rgb: z.optional(z.string()),
    time_limit: z.optional(z.number()).check(z.describe('Time limit, in seconds. Missing if the caller may not read the problems.')),
  }),
  groups: z.strictObject({ id: ID, name: z.string(), type: z.string() }),
  organizations: z.strictObject({ id: ID, name: z.string(), formal_name: z.string() }),
  clarifications: z.strictObject({
    id: ID,
    from_team_id: z.nullable(ID).check(z.describe('ID of the team that asks; null if the organisers wrote it.')),
    to_team_id: z
      .nullable(ID)
      .check(z.describe('ID of the team that is answered; null if the organisers are asked, or if it is addressed to all teams.')),
    reply_to_id: z.nullable(ID).check(z.describe('ID of the clarification that is answered; null if it is no answer.')),
    problem_id: z.nullable(ID).check(z.describe('ID of the problem that it concerns; null if it concerns none.')),
    text: z.string(),
    time: TIME,
    contest_time: RELTIME,
  }),
  awards: z.strictObject({ id: ID, citation: z.string(), team_ids: z.array(ID) }),
  commentary: z.strictObject({ id: ID, time: TIME, contest_time: RELTIME, message: z.string(), tags: z.array(z.string()) }),
} as const;

export type CcsObjects = { [Name in keyof typeof ccsShapes]: z.infer<(typeof ccsShapes)[Name]> };
export type CcsCollection = keyof CcsObjects;
export const ccsCollections = Object.keys(ccsShapes) as [CcsCollection, ...CcsCollection[]];

/** An object of a collection: its strict shapes tell them apart. */
export const CcsObject = z.union(Object.values(ccsShapes) as [typeof ccsShapes.submissions, ...(typeof ccsShapes)[CcsCollection][]]);

export const CcsScoreboard = z.strictObject({
  time: TIME,
  contest_time: RELTIME,
  state: CcsState,
  rows: z.array(
    z.strictObject({
      rank: z.number(),
      team_id: ID,
      score: z.strictObject({ num_solved: z.number(), total_time: z.number().check(z.describe('Total time with penalties, in minutes.')) }),
      problems: z.array(
        z.strictObject({
          problem_id: ID,
          num_judged: z.number(),
          num_pending: z
            .number()
            .check(z.describe('Number of submissions whose verdict is not known yet: hidden by the freeze, or not judged.')),
          solved: z.boolean(),
          time: z
            .optional(z.number())
            .check(z.describe('Time of the solving submission, in minutes since the start. Missing if the problem is not solved.')),
        }),
      ),
    }),
  ),
});
export type CcsScoreboard = z.infer<typeof CcsScoreboard>;

const WholeOf = z.enum([...ccsCollections, 'contest', 'state']);

/** A line of the event feed: an object as it is now, null when it is gone; without id, the contest, its state, or a whole collection. */
export const CcsNotification = z.strictObject({
  type: WholeOf,
  id: z.nullable(ID),
  data: z.nullable(z.union([CcsObject, CcsContest, CcsState, z.array(CcsObject)])),
  token: z.optional(z.string()).check(z.describe('Token of this line. A client that sends it as `since_token` gets what follows.')),
});
export type CcsNotification = z.infer<typeof CcsNotification>;
