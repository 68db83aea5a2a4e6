import { MessageCentre, messageKindAt, NotFound, Page } from '@oj/judge-ui';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { pageIn, withValues } from '../query';

export function MessagesPage() {
  const { list } = useParams();
  const [query, setQuery] = useSearchParams();
  if (list === undefined) return <Navigate to="/message/discuss" replace />;
  const kind = messageKindAt(list);
  return (
    <Page>
      {kind ? (
        <MessageCentre
          kind={kind}
          page={pageIn(query)}
          onPageChange={page => setQuery(withValues(query, { currentPage: page > 1 ? page : undefined }))}
        />
      ) : (
        <NotFound />
      )}
    </Page>
  );
}
