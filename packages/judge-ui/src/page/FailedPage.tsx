import { ApiError } from '@oj/contract';
import { lazy, Suspense } from 'react';
import { FailedQuery } from '../api/FailedQuery';

const MissingPage = lazy(async () => ({ default: (await import('./MissingPage')).MissingPage }));

interface FailedPageProps {
  /** What could not be loaded, in a sentence. */
  title: string;
  error: unknown;
  onRetry: () => unknown;
}

/** Shown when the subject of a page could not be fetched. After a 403 or 404 it offers links instead of a retry. */
export function FailedPage({ title, error, onRetry }: FailedPageProps) {
  if (!(error instanceof ApiError && [403, 404].includes(error.status)))
    return <FailedQuery title={title} error={error} onRetry={onRetry} />;
  return (
    <Suspense fallback={null}>
      <MissingPage refusal={error} />
    </Suspense>
  );
}
