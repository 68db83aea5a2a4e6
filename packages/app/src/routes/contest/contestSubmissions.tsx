import type { Contest } from '@oj/contract';
import { ContestSubmissions, SubmissionDetails } from '@oj/judge-ui';
import { lazy } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { numberIn, withValues } from '../../query';
import { useSubmissionState } from '../useSubmissionState';

const NotFoundPage = lazy(async () => ({ default: (await import('../notFound')).NotFoundPage }));

export function SubmissionsTab({ contest }: { contest: Contest }) {
  return <ContestSubmissions contest={contest} {...useSubmissionState()} />;
}

export function SubmissionOfContest() {
  const id = Number(useParams().submitID);
  const [query, setQuery] = useSearchParams();
  if (!Number.isInteger(id) || id <= 0) return <NotFoundPage />;
  return (
    <SubmissionDetails
      key={id}
      id={id}
      openCase={numberIn(query, 'case')}
      onOpenCaseChange={place => setQuery(withValues(query, { case: place }), { replace: true })}
    />
  );
}
