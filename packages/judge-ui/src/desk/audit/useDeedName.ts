import { usePhrases } from '@oj/ui';
import { useCallback } from 'react';
import { deedPhrases, isDeed } from './auditPhrases';

/** What a deed is called; one that is not known, by its sign. */
export function useDeedName() {
  const say = usePhrases(deedPhrases);
  return useCallback((action: string) => (isDeed(action) ? say(action) : action), [say]);
}
