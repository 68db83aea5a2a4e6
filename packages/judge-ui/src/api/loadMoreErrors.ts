import { learnErrors } from './errorPhrases';

/** Fetches the sentences for refusals of the rest of the contract; their phrases, for the host's i18next instance. */
export const loadMoreErrors = async () => learnErrors((await import('./moreErrorSentences')).moreSentences);
