import { ApiError } from '@oj/contract';
import { phrases, usePhrases, useToast } from '@oj/ui';
import { useCallback } from 'react';
import { LOGIN_TOPIC } from '../session/session';
import { isPhone } from './useIsPhone';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';

const words = phrases('failure', { title: { zh: '错误', en: 'Error' } });

const SHOWN_MS = 5000;

/** Tells of a failure once: in a notification under the title of an error; on a phone, where room is short, by its sentence alone. */
export function useErrorToast() {
  const toast = useToast();
  const say = usePhrases(words);
  const sayError = usePhrases(errorPhrases);
  return useCallback(
    (reason: unknown) => {
      const sentence = sentenceFor(reason, sayError);
      const message = isPhone() ? { title: sentence } : { title: say('title'), description: sentence };
      // The page says by itself that a session has ended: one message for one refusal.
      const topic = reason instanceof ApiError && reason.status === 401 ? LOGIN_TOPIC : sentence;
      toast({ ...message, tone: 'error', topic, durationMs: SHOWN_MS });
    },
    [toast, say, sayError],
  );
}
