import * as z from 'zod/mini';
import { queuePriorities } from './adminLimits';
import { endpoint } from '../api/endpoint';
import { bool, dateTime, displayText, id, int, pageOf, paging, text } from '../shapes';

const QueuePriority = z.enum(queuePriorities).check(z.describe('Priority of the job, from urgent (first) to reference (last).'));
export type QueuePriority = z.infer<typeof QueuePriority>;

const QueuedJob = z.object({
  id,
  kind: z.enum(['submission', 'customTest', 'proposal', 'reference', 'check']),
  priority: QueuePriority,
  username: z.string(),
  language: z.nullable(z.string()),
  queuedAt: dateTime,
  attempt: z.number().check(z.describe('Number of times that a judge has started the job.')),
  submitId: z.nullable(id).check(z.describe('ID of the submission; null for other kinds of jobs.')),
  problem: z
    .nullable(z.object({ problemId: z.string(), title: z.string() }))
    .check(z.describe('Problem of the submission; null for other kinds of jobs.')),
  judge: z.nullable(z.string()).check(z.describe('ID of the judge that is running the job; null while it waits.')),
});
export type QueuedJob = z.infer<typeof QueuedJob>;

const queueCounts = {
  waiting: z.number().check(z.describe('Number of waiting jobs.')),
  running: z.number().check(z.describe('Number of running jobs.')),
  oldestS: z.number().check(z.describe('Waiting time of the oldest job, in seconds.')),
};

const access = 'rejudge';
const service = text(100);

/** What waits for the judges, and what they are asked to do. */
export const judgeQueue = {
  overview: endpoint('GET /admin/judge/queue-overview', {
    summary: 'Returns the numbers of waiting and running jobs by priority and by language, and what is paused.',
    access,
    output: z.object({
      isPaused: z.boolean(),
      priorities: z.array(z.object({ priority: QueuePriority, ...queueCounts })),
      languages: z
        .array(z.object({ language: z.string(), isPaused: z.boolean(), ...queueCounts }))
        .check(z.describe('Languages that have jobs or are paused.')),
      running: z.array(QueuedJob),
    }),
  }),
  waiting: endpoint('GET /admin/judge/queue', {
    summary: 'Lists the waiting jobs, in the order in which judges take them.',
    access,
    input: z.object({ ...paging(30), priority: z.optional(QueuePriority) }),
    output: pageOf(QueuedJob),
  }),
  move: endpoint('PUT /admin/judge/queue-priority', {
    summary: 'Changes the priority of a waiting job by one step.',
    access,
    input: z.object({
      id,
      by: z.pipe(int, z.literal([-1, 1])).check(z.describe('Direction: -1 to the next higher priority, 1 to the next lower one.')),
    }),
    output: z.object({ priority: QueuePriority }),
  }),
  pause: endpoint('PUT /admin/judge/queue-pause', {
    summary: 'Pauses or resumes the whole queue, or one language. Running jobs are finished.',
    access,
    input: z.object({
      language: z.nullish(displayText(50)).check(z.describe('Language to pause or resume. Missing, null or empty: the whole queue.')),
      isPaused: bool,
    }),
  }),
  askJudge: endpoint('PUT /admin/judge/machine', {
    summary: 'Sends a judge a command: drain (take no more jobs), restart (take no more jobs, then restart) or null (take jobs again).',
    access,
    input: z.object({ service, wish: z.nullable(z.enum(['drain', 'restart'])) }),
  }),
};
