import { ApiError } from '@oj/contract';
import { type Phrases, phrases, type Say } from '@oj/ui';
import { sentences } from './errorSentences';
import type { moreSentences } from './moreErrorSentences';

const words = {
  ...sentences,
  wait: { zh: '{{sentence}}（{{seconds}} 秒后可再试）', en: '{{sentence}} (try again in {{seconds}} s)' },
} as const;

/**
 * A sentence for every refusal of the API, once `learnErrors` has been called. A page may say those by itself that are there from the start:
 * the others do not compile.
 */
export const errorPhrases = phrases('error', words);

/** Has `errorPhrases` say these, too. Answers them as phrases, for the host's i18next instance, which may have read the others already. */
export function learnErrors(more: typeof moreSentences): Phrases {
  Object.assign(errorPhrases.words, more);
  return { namespace: errorPhrases.namespace, words: more };
}

/**
 * What to tell a person about something that went wrong, and in how many seconds to try again where that is known and not said already. Of what is not there,
 * a server's own words tell nothing more. A sentence that has not been learned is the server's, in English.
 */
export function sentenceFor(reason: unknown, say: Say<typeof words>): string {
  if (reason instanceof ApiError) {
    const own = isLearned(reason.code) ? say(reason.code) : reason.message;
    if (reason.said && reason.status !== 404) return reason.said;
    return reason.waitS ? say('wait', { sentence: own, seconds: reason.waitS }) : own;
  }
  // No refusal, but a fault of these pages.
  console.error(reason);
  return say('server.failed');
}

const isLearned = (code: string): code is keyof typeof words => code in errorPhrases.words;
