import * as z from 'zod/mini';
import { MOST_EXPORTED_ENTRIES } from './adminLimits';
import { endpoint } from '../api/endpoint';
import { id, dateTime, matching, pageOf, paging, text } from '../shapes';

const AuditEntry = z.object({
  id,
  at: dateTime,
  username: z.string(),
  ip: z.string(),
  action: z.string().check(z.describe('Name of the action, made of a noun and a verb, such as user.edit.')),
  target: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const filter = {
  username: z.optional(text(20)),
  action: z.optional(text(40)),
  noun: z.optional(matching(40, /^[a-zA-Z]+$/)).check(z.describe('First word of the action, such as user.')),
  from: z.optional(dateTime),
  to: z.optional(dateTime),
};

export const audit = {
  list: endpoint('GET /admin/audit', {
    summary: 'Lists the changes that were made in the back office, newest first. Secrets are left out.',
    access: 'system_info_admin',
    input: z.object({ ...paging(30), ...filter }),
    output: pageOf(AuditEntry),
  }),
  export: endpoint('GET /admin/audit/export', {
    summary: `Downloads the latest ${MOST_EXPORTED_ENTRIES} entries that match, as comma-separated values.`,
    access: 'system_info_admin',
    input: z.object(filter),
    answer: 'file',
  }),
};
