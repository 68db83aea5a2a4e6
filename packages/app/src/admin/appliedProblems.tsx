import { AppliedProblems } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { pageIn, withValues } from '../query';

export function AppliedProblemsPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <AppliedProblems
      keyword={query.get('keyword') ?? undefined}
      page={pageIn(query)}
      onKeywordChange={keyword => setQuery(withValues(query, { keyword, currentPage: undefined }))}
      onPageChange={currentPage => setQuery(withValues(query, { currentPage: currentPage > 1 ? currentPage : undefined }))}
    />
  );
}
