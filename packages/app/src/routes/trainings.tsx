import { Page, TrainingList } from '@oj/judge-ui';
import { trainingFilter } from '../trainingFilter';
import { useListState } from '../useListState';

export function TrainingsPage() {
  const { filter, page, onFilterChange, onPageChange } = useListState(trainingFilter);
  return (
    <Page>
      <TrainingList {...{ filter, page, onFilterChange, onPageChange }} />
    </Page>
  );
}
