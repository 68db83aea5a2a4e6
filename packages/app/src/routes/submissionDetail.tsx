import { LoggedIn, Page, SubmissionDetails } from '@oj/judge-ui';
import { lazy } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { numberIn, withValues } from '../query';

const NotFoundPage = lazy(async () => ({ default: (await import('./notFound')).NotFoundPage }));

/** A submission to a problem of the site, or below the address of a group, there for who has logged in. */
export function SubmissionDetailPage() {
  const { submitID, groupID } = useParams();
  const [id, gid] = [Number(submitID), groupID === undefined ? undefined : Number(groupID)];
  const [query, setQuery] = useSearchParams();
  if (!Number.isInteger(id) || id <= 0) return <NotFoundPage />;
  const details = (
    <SubmissionDetails
      key={id}
      id={id}
      gid={gid}
      openCase={numberIn(query, 'case')}
      onOpenCaseChange={place => setQuery(withValues(query, { case: place }), { replace: true })}
    />
  );
  return <Page>{gid === undefined ? details : <LoggedIn>{() => details}</LoggedIn>}</Page>;
}
