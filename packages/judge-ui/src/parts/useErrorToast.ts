import { ApiError } from '@oj/contract';
import { phrases, usePhrases, useToast } from '@oj/ui';
import { useCallback } from 'react';
import { LOGIN_TOPIC } from '../session/session';
import { isPhone } from './useIsPhone';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';

const words = phrases('failure', { title: { zh: '错误', en: 'Error' } });

const SHOWN_MS = 5000;

/** Shows a failure as a toast titled "Error"; on a phone without the title. */
export function useErrorToast() {
  const toast = useToast();
  const say = usePhrases(words);
  const sayError = usePhrases(errorPhrases);
  return useCallback(
    (reason: unknown) => {
      const sentence = sentenceFor(reason, sayError);
      const message = isPhone() ? { title: sentence } : { title: say('title'), description: sentence };
      // `SessionGuard` already says that the session has ended.
      const topic = reason instanceof ApiError && reason.status === 401 ? LOGIN_TOPIC : sentence;
      toast({ ...message, tone: 'error', topic, durationMs: SHOWN_MS });
    },
    [toast, say, sayError],
  );
}
