import { usePhrases, useToast } from '@oj/ui';
import { useCallback } from 'react';
import { errorPhrases, sentenceFor } from './errorPhrases';

/** Tells of a failure in a toast. */
export function useTellError() {
  const toast = useToast();
  const say = usePhrases(errorPhrases);
  return useCallback((reason: unknown) => void toast({ tone: 'error', title: sentenceFor(reason, say) }), [toast, say]);
}
