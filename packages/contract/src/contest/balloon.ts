import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint';
import { blank, bool, dateTime, id, pageOf, paging, uid } from '../shapes';

/** The organiser who looks after something in the hall. */
export const Helper = z.object({ uid, username: z.string() });

const Balloon = z.object({
  id: id.check(z.describe('ID of the balloon: the ID of the accepted submission.')),
  cid: id,
  submitId: id,
  pid: id,
  displayId: z.string(),
  displayTitle: z.string(),
  color: z.nullable(z.string()).check(z.describe('Colour of the balloon, as #rgb or #rrggbb; null if none is set.')),
  uid,
  username: z.string(),
  realname: z.nullable(z.string()),
  submitTime: dateTime,
  time: z.number().check(z.describe('Time of the submission, in seconds since the start of the contest.')),
  firstBlood: z.boolean().check(z.describe('Whether nobody solved the problem in an earlier second.')),
  cpid: z.optional(z.number()).check(z.describe('ID of the entry of the problem in the contest.')),
  useTime: z.nullish(z.number()).check(z.describe('Run time of the submission, in milliseconds.')),
  status: blank,
  score: blank,
  checked: z.boolean().check(z.describe('Whether the balloon was delivered.')),
  helper: z.nullable(Helper).check(z.describe('Organiser who is delivering the balloon; null if nobody has taken it.')),
});
export type Balloon = z.infer<typeof Balloon>;

const scope = 'contest';
const byRecord = { cid: id, id };

/** Solved problems of a contest, for those who bring balloons. One balloon for each user and problem, whatever is judged again. */
export const balloon = {
  list: endpoint('GET /get-contest-ac-info', {
    summary: 'Lists the first accepted submission of each participant and problem: those not delivered yet first, then by time.',
    access: 'user',
    scope,
    needs: 'manage',
    input: z.object({ ...paging(30), cid: id }),
    output: pageOf(Balloon),
  }),
  check: endpoint('PUT /check-contest-ac-info', {
    summary: 'Marks a balloon as delivered or not delivered. Fails if another organiser has taken it.',
    access: 'user',
    scope,
    needs: 'manage',
    input: z.object({ ...byRecord, checked: bool }),
  }),
  claim: endpoint('PUT /claim-contest-ac-info', {
    summary: 'Assigns a balloon to the caller, unless another organiser has it, or releases it. Any organiser can release a balloon.',
    access: 'user',
    scope,
    needs: 'manage',
    input: z.object({ ...byRecord, claimed: bool }),
  }),
};
