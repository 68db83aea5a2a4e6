import { usePhrases } from '@oj/ui';
import { useCallback } from 'react';
import { actionPhrases, isAuditAction } from './auditPhrases';

/** The name of an audited action; an unknown action is shown by its code. */
export function useActionName() {
  const say = usePhrases(actionPhrases);
  return useCallback((action: string) => (isAuditAction(action) ? say(action) : action), [say]);
}
