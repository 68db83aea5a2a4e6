import { Due, Page } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { pageIn, withValues } from '../query';

export function DuePage() {
  const [query, setQuery] = useSearchParams();
  return (
    <Page>
      <Due
        isOver={query.get('isOver') === 'true'}
        page={pageIn(query)}
        onPageChange={page => setQuery(withValues(query, { currentPage: page > 1 ? page : undefined }))}
      />
    </Page>
  );
}
