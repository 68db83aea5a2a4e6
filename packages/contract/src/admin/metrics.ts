import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint';
import { dateTime } from '../shapes';

const AlertKind = z
  .enum(['judges', 'queue', 'disk', 'backup', 'calibration', 'remote'])
  .check(
    z.describe(
      'Kind of the alert: judges (none is alive), queue (a submission waits too long), disk (nearly full), backup (old or missing), calibration (a judge became faster or slower), remote (accounts at remote judges fail).',
    ),
  );
/**
 * No judge is there; somebody waits too long; the disk is nearly full; the last backup is old, or there is none; a judge has become faster or
 * slower; other sites refuse accounts.
 */
export type AlertKind = z.infer<typeof AlertKind>;

const Sample = z.object({
  at: dateTime,
  waiting: z.number().check(z.describe('Number of jobs that waited for a judge.')),
  oldestS: z.number().check(z.describe('Waiting time of the oldest job, in seconds.')),
  judges: z.number(),
  submissions: z.number().check(z.describe('Number of submissions since the previous sample.')),
});

const SiteAlert = z.object({
  kind: AlertKind,
  value: z
    .nullable(z.number())
    .check(
      z.describe(
        'Measured value. Its meaning depends on the kind: 0 (judges), seconds that a submission has waited (queue), free percentage (disk), days since the last backup or null without one (backup), percentage of change (calibration), number of failing accounts (remote).',
      ),
    ),
  since: dateTime,
});
export type SiteAlert = z.infer<typeof SiteAlert>;
export type MetricSample = z.infer<typeof Sample>;

export const metrics = {
  day: endpoint('GET /admin/metrics', {
    summary: 'Returns the metrics of the last day, one sample every five minutes, and the present alerts.',
    access: 'back_office',
    output: z.object({ samples: z.array(Sample), alerts: z.array(SiteAlert) }),
  }),
};
