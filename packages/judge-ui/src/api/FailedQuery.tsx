import { ApiError } from '@oj/contract';
import { ErrorState, usePhrases } from '@oj/ui';
import { errorPhrases, sentenceFor } from './errorPhrases';

/** In the place of content that could not be fetched. */
export function FailedQuery({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const say = usePhrases(errorPhrases);
  return (
    <ErrorState title={sentenceFor(error, say)} onRetry={onRetry} requestId={error instanceof ApiError ? error.requestId : undefined} />
  );
}
