import { AppliedProblems } from '@oj/judge-ui';
import { keywordFilter, useListState } from '../useListState';

export function AppliedProblemsPage() {
  const { filter, page, onFilterChange, onPageChange } = useListState(keywordFilter);
  return (
    <AppliedProblems
      keyword={filter.keyword}
      page={page}
      onKeywordChange={keyword => onFilterChange({ keyword })}
      onPageChange={onPageChange}
    />
  );
}
