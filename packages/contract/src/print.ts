import * as z from 'zod/mini';
import { Helper } from './balloon';
import { endpoint } from './endpoint';
import { bool, dateTime, id, int, pageOf, paging, text, uid } from './shapes';

export const LEAST_PRINT_CHARACTERS = 50;
export const MOST_PRINT_CHARACTERS = 65_535;

/** Blanks around the text do not count. */
export const PrintDraft = z.object({
  content: text(MOST_PRINT_CHARACTERS).check(
    z.refine(value => value.trim().length >= LEAST_PRINT_CHARACTERS, 'The text must have at least 50 characters'),
  ),
});

const PrintJob = z.object({
  id,
  cid: id,
  uid,
  username: z.string(),
  realname: z.nullable(z.string()).check(z.describe('for organisers')),
  status: z.pipe(int, z.literal([0, 1])).check(z.describe('0 not printed, 1 printed')),
  gmtCreate: dateTime,
  beginning: z.string().check(z.describe('the first 100 characters of the text')),
  length: z.number().check(z.describe('characters of the text')),
  helper: z.nullable(Helper).check(z.describe('the organiser who prints it')),
});
export type PrintJob = z.infer<typeof PrintJob>;

const scope = 'contest';
const byJob = { cid: id, id };

/** What participants have printed during a contest. */
export const print = {
  submit: endpoint('POST /submit-print-text', {
    summary: 'Hands in a text to be printed: one in 30 seconds',
    access: 'user',
    scope,
    needs: 'submit',
    input: z.extend(PrintDraft, { cid: id }),
  }),
  list: endpoint('GET /get-contest-print', {
    summary: 'Print jobs: to organisers all, those not yet printed first; to others their own; the latest first',
    access: 'user',
    scope,
    needs: 'read',
    input: z.object({ ...paging(30), cid: id, onlyMine: z.optional(bool) }),
    output: pageOf(PrintJob),
  }),
  confirm: endpoint('PUT /check-contest-print-status', {
    summary: 'Says that a job is printed; of a job that another organiser has taken, refused',
    access: 'user',
    scope,
    needs: 'manage',
    input: z.object(byJob),
  }),
  claim: endpoint('PUT /claim-contest-print', {
    summary: 'Takes a job that nobody else has taken; or gives it back, also for another who does not come back',
    access: 'user',
    scope,
    needs: 'manage',
    input: z.object({ ...byJob, claimed: bool }),
  }),
  text: endpoint('GET /file/download-contest-print-text', {
    summary: 'The text of a print job, for its author and for organisers',
    access: 'user',
    input: z.object({ id }),
    answer: 'file',
  }),
};
