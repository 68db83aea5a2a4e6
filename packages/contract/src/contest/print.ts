import * as z from 'zod/mini';
import { Helper } from './balloon';
import { endpoint } from '../api/endpoint';
import { bool, dateTime, id, int, pageOf, paging, text, uid } from '../shapes';
import { seatFacts } from './seat';

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
  realname: z.nullable(z.string()).check(z.describe('Real name of the participant. Null for callers who do not print for the contest.')),
  ...seatFacts,
  status: z.pipe(int, z.literal([0, 1])).check(z.describe('Status of the job: 0 not printed, 1 printed.')),
  gmtCreate: dateTime,
  beginning: z.string().check(z.describe('First 100 characters of the text.')),
  length: z.number().check(z.describe('Length of the text, in characters.')),
  helper: z
    .nullable(Helper)
    .check(z.describe('Organiser who is printing the job. Null if nobody has taken it, and for callers who do not print for the contest.')),
});
export type PrintJob = z.infer<typeof PrintJob>;

const scope = 'contest';
const byJob = { cid: id, id };

/** What participants have printed during a contest. */
export const print = {
  submit: endpoint('POST /submit-print-text', {
    summary: 'Submits a text to be printed, at most one per 30 seconds.',
    access: 'user',
    scope,
    needs: 'submit',
    input: z.extend(PrintDraft, { cid: id }),
  }),
  list: endpoint('GET /get-contest-print', {
    summary: 'Lists print jobs, those not printed yet first, then the newest: all of them for organisers who print, their own for others.',
    access: 'user',
    scope,
    needs: 'read',
    input: z.object({ ...paging(30), cid: id, onlyMine: z.optional(bool) }),
    output: pageOf(PrintJob),
  }),
  confirm: endpoint('PUT /check-contest-print-status', {
    summary: 'Marks a job as printed. Fails if another organiser has taken it.',
    access: 'user',
    scope,
    needs: 'prints',
    input: z.object(byJob),
  }),
  claim: endpoint('PUT /claim-contest-print', {
    summary: 'Assigns a print job to the caller, unless another organiser has it, or releases it. Any organiser can release a job.',
    access: 'user',
    scope,
    needs: 'prints',
    input: z.object({ ...byJob, claimed: bool }),
  }),
  printer: endpoint('GET /get-contest-printer', {
    summary: 'Returns the printer of the site, if there is one for this contest. Contests of groups have none.',
    access: 'user',
    scope,
    needs: 'prints',
    input: z.object({ cid: id }),
    output: z.object({
      isThere: z.boolean().check(z.describe('Whether the operator of the site has set a command that prints.')),
      name: z.nullable(z.string()).check(z.describe('Name of the printer; null if it has none.')),
    }),
  }),
  send: endpoint('POST /send-contest-print', {
    summary:
      'Sends a job to the printer of the site and marks it as printed once the printer has taken it, after 30 seconds at most and those of the job before it. Fails if another organiser has taken the job. A job that is printed already is printed only with `again`.',
    access: 'user',
    scope,
    needs: 'prints',
    input: z.object({ ...byJob, again: z.optional(bool).check(z.describe('Whether to print a job that is printed already.')) }),
  }),
  text: endpoint('GET /file/download-contest-print-text', {
    summary: 'Downloads the text of a print job. For its author and for organisers who print.',
    access: 'user',
    input: z.object({ id }),
    answer: 'file',
  }),
};
