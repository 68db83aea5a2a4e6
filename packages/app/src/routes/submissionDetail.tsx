import { NotFound, Page, SubmissionDetails } from '@oj/judge-ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { numberIn, withValues } from '../query';

export function SubmissionDetailPage() {
  const id = Number(useParams().submitID);
  const [query, setQuery] = useSearchParams();
  return (
    <Page>
      {Number.isInteger(id) && id > 0 ? (
        <SubmissionDetails
          key={id}
          id={id}
          openCase={numberIn(query, 'case')}
          onOpenCaseChange={place => setQuery(withValues(query, { case: place }), { replace: true })}
        />
      ) : (
        <NotFound />
      )}
    </Page>
  );
}
