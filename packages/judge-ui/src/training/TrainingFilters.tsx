import type { TrainingAuth } from '@oj/contract';
import { Select, usePhrases } from '@oj/ui';
import { Search } from 'lucide-react';
import { FilterBar } from '../parts/list/FilterBar';
import { FilterSearch } from '../parts/list/FilterRow';
import { trainingListPhrases } from './trainingListPhrases';
import { trainingPhrases } from './trainingPhrases';
import { useTrainingCategories } from './useTrainings';

export interface TrainingFilter {
  categoryId?: number | undefined;
  auth?: TrainingAuth | undefined;
  keyword?: string | undefined;
}

export const trainingAuths = ['Public', 'Private'] as const satisfies readonly TrainingAuth[];

interface TrainingFiltersProps {
  /** The group whose trainings they are; undefined: those of the site. */
  gid?: number | undefined;
  filter: TrainingFilter;
  onFilterChange: (filter: TrainingFilter) => void;
}

/** Category, access and words of the wanted trainings. */
export function TrainingFilters({ gid, filter, onFilterChange }: TrainingFiltersProps) {
  const say = usePhrases(trainingListPhrases);
  const sayTraining = usePhrases(trainingPhrases);
  const { data: categories = [] } = useTrainingCategories(gid);
  return (
    <FilterBar isFiltered={isFiltered(filter)} reset={say('reset')} onReset={() => onFilterChange({})}>
      <Select
        label={say('category')}
        labelHidden
        value={String(filter.categoryId ?? '')}
        options={[{ value: '', label: say('anyCategory') }, ...categories.map(({ id, name }) => ({ value: String(id), label: name }))]}
        onValueChange={value => onFilterChange({ ...filter, categoryId: value ? Number(value) : undefined })}
      />
      <Select
        label={say('auth')}
        labelHidden
        value={filter.auth ?? ''}
        options={[
          { value: '', label: say('anyAuth') },
          { value: 'Public', label: sayTraining('public') },
          { value: 'Private', label: sayTraining('private') },
        ]}
        onValueChange={value => onFilterChange({ ...filter, auth: trainingAuths.find(auth => auth === value) })}
      />
      <FilterSearch
        label={say('search')}
        prefix={<Search aria-hidden />}
        value={filter.keyword}
        maxLength={100}
        onChange={keyword => onFilterChange({ ...filter, keyword })}
      />
    </FilterBar>
  );
}

export const isFiltered = (filter: TrainingFilter) => Object.values(filter).some(value => value !== undefined);
