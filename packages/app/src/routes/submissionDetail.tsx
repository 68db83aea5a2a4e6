import { Page, SubmissionDetails } from '@oj/judge-ui';
import { lazy } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { numberIn, withValues } from '../query';

const NotFoundPage = lazy(async () => ({ default: (await import('./notFound')).NotFoundPage }));

export function SubmissionDetailPage() {
  const id = Number(useParams().submitID);
  const [query, setQuery] = useSearchParams();
  if (!Number.isInteger(id) || id <= 0) return <NotFoundPage />;
  return (
    <Page>
      <SubmissionDetails
        key={id}
        id={id}
        openCase={numberIn(query, 'case')}
        onOpenCaseChange={place => setQuery(withValues(query, { case: place }), { replace: true })}
      />
    </Page>
  );
}
