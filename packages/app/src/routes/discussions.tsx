import { DiscussionList, Page } from '@oj/judge-ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { numberIn, pageIn, withValues } from '../query';

export function DiscussionsPage() {
  const { problemID } = useParams();
  const [query, setQuery] = useSearchParams();
  const filter = {
    cid: numberIn(query, 'cid'),
    keyword: query.get('keyword') ?? undefined,
    onlyMine: query.get('onlyMine') === 'true' ? (true as const) : undefined,
  };
  return (
    <Page>
      <DiscussionList
        problemId={problemID}
        filter={filter}
        page={pageIn(query)}
        onFilterChange={({ cid, keyword, onlyMine }) => setQuery(withValues(query, { cid, keyword, onlyMine, currentPage: undefined }))}
        onPageChange={currentPage => setQuery(withValues(query, { currentPage: currentPage > 1 ? currentPage : undefined }))}
      />
    </Page>
  );
}
