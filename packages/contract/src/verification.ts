import * as z from 'zod/mini';
import { openEndpoint } from './endpoint';
import { text } from './shapes';

/** What a slide is solved for; its ticket is good for nothing else. */
export const SlideAction = z.enum(['login', 'changePassword', 'changeEmail']);
export type SlideAction = z.infer<typeof SlideAction>;

/** Ticket of a solved slide verification. */
export const slideTicket = z.optional(text(64)).check(z.describe('ticket of a solved slide verification'));

const px = z.number().check(z.int(), z.minimum(-10_000), z.maximum(10_000));

const SlideTrack = z.object({
  offsetPx: px.check(z.describe('where the piece was let go, from the left of the 325 × 100 picture')),
  points: z
    .array(z.object({ xPx: px, yPx: px, atMs: z.number().check(z.minimum(0), z.maximum(3_600_000)) }))
    .check(z.maxLength(600), z.describe('in the order of time; milliseconds since the handle was taken')),
  by: z.enum(['pointer', 'keyboard']),
});

export const verification = {
  captcha: openEndpoint('GET /captcha', {
    summary: 'Six digits in a picture; good for one try within 10 minutes',
    apiScope: 'none',
    output: z.object({ img: z.string().check(z.describe('data URI')), captchaKey: z.string() }),
  }),
  slide: openEndpoint('GET /slide-verification', {
    summary: 'A piece to slide into its hole; good for one try within 5 minutes, from the same address',
    apiScope: 'none',
    input: z.object({ action: z._default(SlideAction, 'login') }),
    output: z.object({
      key: z.string(),
      background: z.string().check(z.describe('data URI, 325 × 100')),
      piece: z.string().check(z.describe('data URI, 100 high, the piece at the left edge')),
    }),
  }),
  work: openEndpoint('GET /work-verification', {
    summary:
      'Work for a device, in place of a picture: a number such that the SHA-256 of "key:number" begins with so many zero bits; good for one try within 10 minutes',
    apiScope: 'none',
    output: z.object({ key: z.string(), bits: z.number() }),
  }),
  solveWork: openEndpoint('POST /work-verification', {
    summary:
      'In place of a slide: the number gets a ticket for an action. In place of the digits of a picture key and number are sent as such',
    apiScope: 'none',
    input: z.object({ key: text(64), answer: text(8), action: SlideAction }),
    output: z.object({ ticket: z.string() }),
  }),
  solveSlide: openEndpoint('POST /slide-verification', {
    summary: 'Judges a try; the right one gets a ticket for its action, good once within 5 minutes',
    apiScope: 'none',
    input: z.object({ key: text(64), track: SlideTrack }),
    output: z.object({ answer: z.enum(['ok', 'wrong', 'tooFast']), ticket: z.nullable(z.string()) }),
  }),
};
