import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint';
import { dateTime, id, pageOf, paging, text, uid } from '../shapes';
import { seatFacts } from './seat';

export const MOST_STANDING_REASON_CHARACTERS = 500;

/** How a participant can stand in a contest. */
export const participantStandings = ['official', 'unofficial', 'hidden', 'disqualified'] as const;

const Standing = z
  .enum(participantStandings)
  .check(
    z.describe(
      'Status of the participant: official (ranked), unofficial (on the scoreboard without rank and award), hidden or disqualified (not on the scoreboard, submissions shown to their author and to organisers alone).',
    ),
  );
export type ParticipantStanding = z.infer<typeof Standing>;

const StandingDecision = z.object({
  standing: Standing,
  reason: z.string().check(z.describe('Reason for the decision. Empty if the account of the participant was deleted.')),
  decider: z
    .nullable(z.object({ uid, username: z.string() }))
    .check(z.describe('Organiser who decided; null if the account no longer exists.')),
  decidedAt: dateTime.check(z.describe('Time of the decision.')),
});
export type StandingDecision = z.infer<typeof StandingDecision>;

const ContestParticipant = z.object({
  uid,
  username: z.string(),
  nickname: z.nullable(z.string()),
  realname: z.nullable(z.string()),
  school: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  ...seatFacts,
  standing: Standing,
  isStarred: z
    .boolean()
    .check(
      z.describe('Whether the list of unofficial participants in the settings of the contest names the user. A decision outweighs it.'),
    ),
  decision: z.nullable(StandingDecision).check(z.describe('Latest decision about the participant; null if there is none.')),
});
export type ContestParticipant = z.infer<typeof ContestParticipant>;

/** What is decided about a participant. Blanks around the reason do not count. */
export const StandingDraft = z.object({
  standing: Standing,
  reason: z
    .pipe(z.string().check(z.trim()), text(MOST_STANDING_REASON_CHARACTERS))
    .check(z.minLength(1, 'A reason is required'))
    .check(z.describe('Reason for the decision, 1 to 500 characters. Organisers alone see it.')),
});

const terms = { access: 'user', apiScope: 'admin', scope: 'contest' } as const;

/** Who takes part in a contest, and what organisers decide about how they stand there. */
export const participant = {
  list: endpoint('GET /get-contest-participants', {
    summary: 'Lists everyone who has registered or submitted in a contest, by username. Organisers of the contest are left out.',
    ...terms,
    needs: 'observe',
    input: z.object({
      ...paging(30),
      cid: id,
      keyword: z.optional(text(100)).check(z.describe('Text that the username, nickname, real name or school contains.')),
      standing: z.optional(Standing),
    }),
    output: pageOf(ContestParticipant),
  }),
  change: endpoint('PUT /change-contest-participant', {
    summary: 'Decides how a participant stands in a contest. Another decision takes the place of an earlier one, which is kept.',
    ...terms,
    needs: 'manage',
    input: z.extend(StandingDraft, { cid: id, uid: id.check(z.describe('ID of the participant.')) }),
  }),
  decisions: endpoint('GET /get-contest-participant-decisions', {
    summary: 'Lists the decisions about a participant of a contest, newest first.',
    ...terms,
    needs: 'observe',
    input: z.object({ ...paging(30), cid: id, uid: id.check(z.describe('ID of the participant.')) }),
    output: pageOf(StandingDecision),
  }),
};
