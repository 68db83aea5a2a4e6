import type { TrainingRow } from '@oj/contract';
import { Button, EmptyState, PageHeader, type PlainTableProps, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { PagedTable } from '../parts/list/PagedTable';
import { useAdminTitle } from '../page/AdminScope';
import { trainingCards } from './trainingCards';
import { isFiltered, type TrainingFilter, TrainingFilters } from './TrainingFilters';
import { trainingListPhrases } from './trainingListPhrases';
import { useTrainingColumns } from './useTrainingColumns';
import { useTrainings } from './useTrainings';

const PAGE_SIZE = 15;

export interface TrainingListProps {
  /** The group whose trainings they are; undefined: those of the site. The group has a head of its own over the list. */
  gid?: number | undefined;
  filter: TrainingFilter;
  page: number;
  onFilterChange: (filter: TrainingFilter) => void;
  onPageChange: (page: number) => void;
}

/** The trainings of the site, or of a group, in their order, with the reader's progress. */
export function TrainingList({ gid, filter, page, onFilterChange, onPageChange }: TrainingListProps) {
  const say = usePhrases(trainingListPhrases);
  useAdminTitle(say('title'));
  const columns = useTrainingColumns();
  const list = useTrainings({ ...filter, gid, currentPage: page, limit: PAGE_SIZE });
  return (
    <section aria-label={say('title')}>
      {gid === undefined && <PageHeader title={say('title')} description={say('lead')} />}
      <TrainingFilters gid={gid} filter={filter} onFilterChange={onFilterChange} />
      <Cards>
        <PagedTable<TrainingRow>
          label={say('title')}
          failed={say('failed')}
          list={list}
          columns={columns}
          rowKey={rowKey}
          skeletonRows={PAGE_SIZE}
          empty={<Nothing isFiltered={isFiltered(filter)} onReset={() => onFilterChange({})} />}
          page={page}
          pageSize={PAGE_SIZE}
          onPageChange={onPageChange}
        />
      </Cards>
    </section>
  );
}

const rowKey: PlainTableProps<TrainingRow>['rowKey'] = ({ id }) => String(id);

function Nothing({ isFiltered: filtered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const say = usePhrases(trainingListPhrases);
  if (!filtered)
    return (
      <EmptyState picture="scroll" title={say('none')}>
        {say('noneHint')}
      </EmptyState>
    );
  return (
    <EmptyState picture="boat" title={say('noMatch')} action={<Button onClick={onReset}>{say('reset')}</Button>}>
      {say('noMatchHint')}
    </EmptyState>
  );
}

/** The whole row opens the training. On a phone each training is a card. */
const Cards = styled.div`
  ${trainingCards}
  & tbody tr {
    position: relative;
  }
  & td [data-column='title'] a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;
