import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint';
import { dateTime } from '../shapes';

const words = z.nullable(z.string());

const OwnSession = z.object({
  id: z.uuid(),
  ip: words,
  userAgent: words,
  openedAt: dateTime,
  seenAt: dateTime.check(z.describe('Time of the last renewal of the token.')),
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** The calls that the settings of the caller's own account make as soon as they open. */
export const ownSessions = {
  sessions: endpoint('GET /get-user-sessions', {
    summary: 'Lists the open sessions of the caller.',
    apiScope: 'none',
    access: 'user',
    output: z.array(OwnSession),
  }),
};
