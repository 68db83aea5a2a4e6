import { ContestList, Page } from '@oj/judge-ui';
import { contestFilter } from '../../contestFilter';
import { useListState } from '../../useListState';

export function ContestsPage() {
  const { filter, page, onFilterChange, onPageChange } = useListState(contestFilter);
  return (
    <Page>
      <ContestList {...{ filter, page, onFilterChange, onPageChange }} />
    </Page>
  );
}
