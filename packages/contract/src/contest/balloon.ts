import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint';
import { blank, bool, dateTime, id, pageOf, paging, text, uid } from '../shapes';
import { MOST_ROOM_CHARACTERS, seatFacts } from './seat';

/** The organiser who looks after something in the hall. */
export const Helper = z.object({ uid, username: z.string() });

/** How a balloon differs from what the desk was shown when it was taken or delivered. */
export const balloonChanges = ['notFirst', 'nowFirst', 'notAccepted'] as const;

const Change = z
  .enum(balloonChanges)
  .check(
    z.describe(
      'Difference from what the caller was shown when the balloon was taken or delivered: notFirst (another participant was first), nowFirst (it is the first after all) or notAccepted (no submission of the participant is accepted any more).',
    ),
  );
export type BalloonChange = z.infer<typeof Change>;

const NONE = 'Null only in a row with the change `notAccepted`.';

const Balloon = z.object({
  id: z.nullable(id).check(z.describe(`ID of the balloon: the ID of the accepted submission. ${NONE}`)),
  cid: id,
  submitId: z.nullable(id).check(z.describe(`ID of the accepted submission. ${NONE}`)),
  pid: id,
  displayId: z.string(),
  displayTitle: z.string(),
  color: z.nullable(z.string()).check(z.describe('Colour of the balloon, as #rgb or #rrggbb; null if none is set.')),
  uid,
  username: z.string(),
  realname: z.nullable(z.string()),
  ...seatFacts,
  submitTime: z.nullable(dateTime).check(z.describe(`Time of the submission. ${NONE}`)),
  time: z.nullable(z.number()).check(z.describe(`Time of the submission, in seconds since the start of the contest. ${NONE}`)),
  firstBlood: z.boolean().check(z.describe('Whether nobody solved the problem in an earlier second.')),
  firstProvisional: z
    .boolean()
    .check(z.describe('Whether `firstBlood` is not sure: an earlier submission of another participant to the problem is not judged yet.')),
  cpid: z.optional(z.number()).check(z.describe('ID of the entry of the problem in the contest.')),
  useTime: z.nullish(z.number()).check(z.describe('Run time of the submission, in milliseconds.')),
  status: blank,
  score: blank,
  checked: z.boolean().check(z.describe('Whether the balloon was delivered.')),
  helper: z.nullable(Helper).check(z.describe('Organiser who is delivering the balloon; null if nobody has taken it.')),
  change: z.nullable(Change).check(z.describe('Change since the balloon was taken or delivered, to be settled; null if there is none.')),
  changedBy: z
    .nullable(z.string())
    .check(z.describe('Username of the organiser who took or delivered the balloon, or settled a change of it; null if nobody has.')),
});
export type Balloon = z.infer<typeof Balloon>;

const scope = 'contest';
const byRecord = { cid: id, id };
const sawFirst = z
  .optional(bool)
  .check(z.describe('Whether the caller was shown the balloon as surely the first of its problem. Missing: as `firstBlood` is now.'));

/** Solved problems of a contest, for those who bring balloons. One balloon for each user and problem, whatever is judged again. */
export const balloon = {
  list: endpoint('GET /get-contest-ac-info', {
    summary:
      'Lists the first accepted submission of each participant and problem: those not delivered yet first, then by time. Leaves out those that the freeze hides from the caller.',
    access: 'user',
    scope,
    needs: 'balloons',
    input: z.object({
      ...paging(30),
      cid: id,
      withChanges: z
        ._default(bool, false)
        .check(
          z.describe(
            'Whether rows with a change come first, and balloons that are accepted no longer are listed, too: without a submission. Missing: no.',
          ),
        ),
      room: z
        .optional(text(MOST_ROOM_CHARACTERS))
        .check(z.describe('Room in which the participants sit, as in the list of seats. Missing: all of them.')),
    }),
    output: pageOf(Balloon),
  }),
  check: endpoint('PUT /check-contest-ac-info', {
    summary:
      'Marks a balloon as delivered or not delivered. Fails if another organiser has taken it; one of a hidden or disqualified participant stays delivered.',
    access: 'user',
    scope,
    needs: 'balloons',
    input: z.object({ ...byRecord, checked: bool, sawFirst }),
  }),
  claim: endpoint('PUT /claim-contest-ac-info', {
    summary: 'Assigns a balloon to the caller, unless another organiser has it, or releases it. Any organiser can release a balloon.',
    access: 'user',
    scope,
    needs: 'balloons',
    input: z.object({ ...byRecord, claimed: bool, sawFirst }),
  }),
  settle: endpoint('PUT /settle-contest-ac-info', {
    summary:
      'Marks a change of a balloon as done, such as a balloon that was taken back. Fails if the change is another one by now, or another organiser was faster.',
    access: 'user',
    scope,
    needs: 'balloons',
    input: z.object({
      cid: id,
      pid: id.check(z.describe('ID of the problem.')),
      uid: id.check(z.describe('ID of the participant.')),
      change: Change,
    }),
  }),
};
