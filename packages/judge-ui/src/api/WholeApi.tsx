import type { Client, contract } from '@oj/contract';
import { learnErrors } from './errorPhrases';
import { createContext, useContext } from 'react';

export type WholeApi = Client<typeof contract>;

/** Fetches the sentences for refusals of the rest of the contract; their phrases, for the host's i18next instance. */
export const loadMoreErrors = async () => learnErrors((await import('./moreErrorSentences')).moreSentences);

/** Fetches the rest of the contract when it is first asked for; then always the same client. */
export type LoadWholeApi = () => Promise<WholeApi>;

const WholeApiContext = createContext<LoadWholeApi | undefined>(undefined);
export const WholeApiProvider = WholeApiContext.Provider;

/** Loads the calls that the first page of a visit does not carry: `(await wholeApi()).customTest.start(…)`. */
export function useWholeApi(): LoadWholeApi {
  const load = useContext(WholeApiContext);
  if (!load) throw new Error('useWholeApi needs a <WholeApiProvider> above it.');
  return load;
}
