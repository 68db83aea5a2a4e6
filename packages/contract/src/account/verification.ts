import * as z from 'zod/mini';
import { openEndpoint } from '../api/endpoint';
import { text } from '../shapes';

/** What a slide is solved for; its ticket is good for nothing else. */
export const SlideAction = z
  .enum(['login', 'changePassword', 'changeEmail'])
  .check(z.describe('Action that the ticket is valid for, and no other.'));
export type SlideAction = z.infer<typeof SlideAction>;

/** Ticket of a solved slide verification. */
export const slideTicket = z
  .optional(text(64))
  .check(z.describe('Ticket of a solved slide verification or proof of work. Needed where the site asks for one.'));

const px = z.number().check(z.int(), z.minimum(-10_000), z.maximum(10_000));

const SlideTrack = z.object({
  offsetPx: px.check(z.describe('Position where the piece was dropped, in pixels from the left of the 325 × 100 picture.')),
  points: z
    .array(z.object({ xPx: px, yPx: px, atMs: z.number().check(z.minimum(0), z.maximum(3_600_000)) }))
    .check(
      z.maxLength(600),
      z.describe('Track of the pointer in the order of time. `atMs` counts milliseconds since the piece was picked up.'),
    ),
  by: z.enum(['pointer', 'keyboard']),
});

export const verification = {
  captcha: openEndpoint('GET /captcha', {
    summary: 'Creates a picture with six digits, valid for one try within 10 minutes.',
    apiScope: 'none',
    output: z.object({ img: z.string().check(z.describe('Picture as a data URI.')), captchaKey: z.string() }),
  }),
  slide: openEndpoint('GET /slide-verification', {
    summary:
      'Creates a slide verification: a piece to slide into the gap of a picture, valid for one try within 5 minutes, from the same network address.',
    apiScope: 'none',
    input: z.object({ action: z._default(SlideAction, 'login') }),
    output: z.object({
      key: z.string(),
      background: z.string().check(z.describe('Picture with the gap as a data URI, 325 × 100 pixels.')),
      piece: z.string().check(z.describe('Picture of the piece as a data URI, 100 pixels high, with the piece at its left edge.')),
    }),
  }),
  work: openEndpoint('GET /work-verification', {
    summary:
      'Creates a proof of work, which a program solves in place of a picture: a number such that the SHA-256 of "key:number" begins with `bits` zero bits. Valid for one try within 10 minutes.',
    apiScope: 'none',
    output: z.object({ key: z.string(), bits: z.number() }),
  }),
  solveWork: openEndpoint('POST /work-verification', {
    summary:
      'Checks a proof of work, and returns the ticket for an action in place of a slide. In place of the digits of a captcha, key and number are sent without this call.',
    apiScope: 'none',
    input: z.object({ key: text(64), answer: text(8), action: SlideAction }),
    output: z.object({ ticket: z.string() }),
  }),
  solveSlide: openEndpoint('POST /slide-verification', {
    summary: 'Checks a try at a slide verification. The right one gets a ticket for its action, valid once within 5 minutes.',
    apiScope: 'none',
    input: z.object({ key: text(64), track: SlideTrack }),
    output: z.object({ answer: z.enum(['ok', 'wrong', 'tooFast']), ticket: z.nullable(z.string()) }),
  }),
};
