import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { blank, bool, dateTime, id, pageOf, paging, uid } from './shapes';

/** The organiser who looks after something in the hall. */
export const Helper = z.object({ uid, username: z.string() });

const Balloon = z.object({
  id: id.check(z.describe('the accepted submission')),
  cid: id,
  submitId: id,
  pid: id,
  displayId: z.string(),
  displayTitle: z.string(),
  color: z.nullable(z.string()).check(z.describe('of the balloon')),
  uid,
  username: z.string(),
  realname: z.nullable(z.string()),
  submitTime: dateTime,
  time: z.number().check(z.describe('seconds since the start')),
  firstBlood: z.boolean().check(z.describe('nobody solved the problem in an earlier second')),
  cpid: z.optional(z.number()).check(z.describe('of the problem in the contest')),
  useTime: z.nullish(z.number()).check(z.describe('ms that the program took')),
  status: blank,
  score: blank,
  checked: z.boolean().check(z.describe('the balloon was delivered')),
  helper: z.nullable(Helper).check(z.describe('who is on the way with it')),
});
export type Balloon = z.infer<typeof Balloon>;

const scope = 'contest';
const byRecord = { cid: id, id };

/** Solved problems of a contest, for those who bring balloons. One balloon for each user and problem, whatever is judged again. */
export const balloon = {
  list: endpoint('GET /get-contest-ac-info', {
    summary: 'First accepted submission of each participant and problem: those not yet checked first, then by time',
    access: 'user',
    scope,
    needs: 'manage',
    input: z.object({ ...paging(30), cid: id }),
    output: pageOf(Balloon),
  }),
  check: endpoint('PUT /check-contest-ac-info', {
    summary: 'Marks a balloon as delivered, or not; of a balloon that another organiser has taken, refused',
    access: 'user',
    scope,
    needs: 'manage',
    input: z.object({ ...byRecord, checked: bool }),
  }),
  claim: endpoint('PUT /claim-contest-ac-info', {
    summary: 'Takes a balloon that nobody else has taken; or gives it back, also for another who does not come back',
    access: 'user',
    scope,
    needs: 'manage',
    input: z.object({ ...byRecord, claimed: bool }),
  }),
};
