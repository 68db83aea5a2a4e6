import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { id, dateTime, pageOf, paging, text } from './shapes';

const AuditEntry = z.object({
  id,
  at: dateTime,
  username: z.string(),
  ip: z.string(),
  action: z.string().check(z.describe('noun and verb, like user.edit')),
  target: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const audit = {
  list: endpoint('GET /admin/audit', {
    summary: 'What was changed in the back office, the latest first; never with a secret',
    access: 'system_info_admin',
    input: z.object({ ...paging(30), username: z.optional(text(20)), action: z.optional(text(40)) }),
    output: pageOf(AuditEntry),
  }),
};
