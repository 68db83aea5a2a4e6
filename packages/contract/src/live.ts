import * as z from 'zod';
import { endpoint } from './endpoint';
import { id } from './shapes';
import { Status } from './status';

/** `submissions`: every practice submission. `submission:12`: one of them, case by case. */
const Topic = z.string().regex(/^(submissions|submission:[1-9]\d{0,9})$/);

const Standing = { submitId: id, status: z.enum(Status) };

export const LiveEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('ready') }),
  z.object({ event: z.literal('submission.queued'), ...Standing }),
  z.object({ event: z.literal('submission.compiling'), ...Standing }),
  z.object({
    event: z.literal('submission.case'),
    ...Standing,
    done: z.number().describe('cases finished'),
    total: z.number(),
    cases: z
      .array(z.object({ seq: z.number(), status: z.enum(Status), time: z.number(), memory: z.number() }))
      .describe('finished since the last event'),
  }),
  z.object({
    event: z.literal('submission.judged'),
    ...Standing,
    time: z.number().nullable(),
    memory: z.number().nullable(),
    score: z.number().nullable(),
    judger: z.string().nullable(),
  }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
/** An event about a submission. */
export type SubmissionEvent = Exclude<LiveEvent, { event: 'ready' }>;

export const live = {
  /** After each (re)connection comes `ready`: what was missed meanwhile is to be fetched again. */
  open: endpoint('GET /live', {
    summary: 'Server-sent events of the topics asked for',
    input: z.object({
      topics: z
        .string()
        .transform(list => list.split(','))
        .pipe(z.array(Topic).min(1).max(50)),
    }),
    output: LiveEvent,
    answer: 'stream',
  }),
};
