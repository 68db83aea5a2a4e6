import { AuditLog } from '@oj/judge-ui';
import { moment, useListState, words } from '../useListState';

const auditFilter = { username: words, action: words, noun: words, from: moment, to: moment };

export function AuditPage() {
  return <AuditLog {...useListState(auditFilter)} />;
}
