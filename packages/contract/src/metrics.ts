import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { dateTime } from './shapes';

const AlertKind = z.enum(['judges', 'queue', 'disk', 'backup', 'calibration', 'remote']);
/**
 * No judge is there; somebody waits too long; the disk is nearly full; the last backup is old, or there is none; a judge has become faster or
 * slower; other sites refuse accounts.
 */
export type AlertKind = z.infer<typeof AlertKind>;

const Sample = z.object({
  at: dateTime,
  waiting: z.number().check(z.describe('jobs that waited for a judge')),
  oldestS: z.number().check(z.describe('how long the oldest of them had waited, in seconds')),
  judges: z.number(),
  submissions: z.number().check(z.describe('submitted since the sample before')),
});

const SiteAlert = z.object({
  kind: AlertKind,
  value: z
    .nullable(z.number())
    .check(
      z.describe(
        'seconds of waiting, percent of the disk, days since the last backup (null: there was none), percent of a calibration, accounts',
      ),
    ),
  since: dateTime,
});
export type SiteAlert = z.infer<typeof SiteAlert>;
export type MetricSample = z.infer<typeof Sample>;

export const metrics = {
  day: endpoint('GET /admin/metrics', {
    summary: 'How the site was, every five minutes of the last day, and what is wrong with it now',
    access: 'back_office',
    output: z.object({ samples: z.array(Sample), alerts: z.array(SiteAlert) }),
  }),
};
