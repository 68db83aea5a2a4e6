import { Due, dueLists, Page } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { pageIn, withValues } from '../query';

export function DuePage() {
  const [query, setQuery] = useSearchParams();
  return (
    <Page>
      <Due
        list={dueLists.find(list => list === query.get('list')) ?? 'left'}
        page={pageIn(query)}
        onPageChange={page => setQuery(withValues(query, { currentPage: page > 1 ? page : undefined }))}
      />
    </Page>
  );
}
