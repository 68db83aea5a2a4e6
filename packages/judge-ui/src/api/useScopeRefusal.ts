import { phrases, usePhrases } from '@oj/ui';
import { useCallback } from 'react';
import { scopeSentences } from './scopeSentences';

export const scopePhrases = phrases('scope', scopeSentences);

/** Says what `powers.refusal` of a contest or a training means. Of a code that it does not know it says that access is denied. */
export function useScopeRefusal(): (code: string | null) => string {
  const say = usePhrases(scopePhrases);
  return useCallback(code => say(isKnown(code) ? code : 'access.denied'), [say]);
}

const isKnown = (code: string | null): code is keyof typeof scopeSentences => code !== null && code in scopeSentences;
