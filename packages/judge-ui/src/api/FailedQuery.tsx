import { ApiError } from '@oj/contract';
import { ErrorState, usePhrases } from '@oj/ui';
import { errorPhrases, sentenceFor } from './errorPhrases';

interface FailedQueryProps {
  /** What was not done: "The submissions could not be loaded". */
  title: string;
  error: unknown;
  onRetry: () => unknown;
}

/** Replaces content that could not be fetched: says what failed and why, and offers another try. */
export function FailedQuery({ title, error, onRetry }: FailedQueryProps) {
  const say = usePhrases(errorPhrases);
  return (
    <ErrorState title={title} onRetry={onRetry} requestId={error instanceof ApiError ? error.requestId : undefined}>
      {sentenceFor(error, say)}
    </ErrorState>
  );
}
