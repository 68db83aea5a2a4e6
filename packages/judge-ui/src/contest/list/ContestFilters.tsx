import { Select, theme, usePhrases } from '@oj/ui';
import { Search } from 'lucide-react';
import { styled } from 'styled-components';
import { FilterBar } from '../../parts/list/FilterBar';
import { SearchField } from '../../parts/list/SearchField';
import { contestListPhrases } from './contestListPhrases';

export interface ContestFilter {
  /** 0 ACM, 1 OI. */
  type?: 0 | 1 | undefined;
  /** -1 scheduled, 0 running, 1 ended. */
  status?: -1 | 0 | 1 | undefined;
  keyword?: string | undefined;
}

export const contestTypes = [0, 1] as const;
export const contestStatuses = [-1, 0, 1] as const;
const statusNames = { [-1]: 'scheduled', 0: 'running', 1: 'ended' } as const;

interface ContestFiltersProps {
  filter: ContestFilter;
  onFilterChange: (filter: ContestFilter) => void;
}

/** Rule, status and words of the wanted contests. */
export function ContestFilters({ filter, onFilterChange }: ContestFiltersProps) {
  const say = usePhrases(contestListPhrases);
  const isFiltered = Object.values(filter).some(value => value !== undefined);
  return (
    <FilterBar isFiltered={isFiltered} reset={say('reset')} onReset={() => onFilterChange({})}>
      <Select
        label={say('rule')}
        labelHidden
        value={String(filter.type ?? '')}
        options={[
          { value: '', label: say('anyRule') },
          { value: '0', label: 'ACM' },
          { value: '1', label: 'OI' },
        ]}
        onValueChange={value => onFilterChange({ ...filter, type: contestTypes.find(type => String(type) === value) })}
      />
      <Select
        label={say('status')}
        labelHidden
        value={String(filter.status ?? '')}
        options={[
          { value: '', label: say('anyStatus') },
          ...contestStatuses.map(status => ({ value: String(status), label: say(statusNames[status]) })),
        ]}
        onValueChange={value => onFilterChange({ ...filter, status: contestStatuses.find(status => String(status) === value) })}
      />
      <Word
        label={say('search')}
        value={filter.keyword}
        maxLength={100}
        prefix={<Search aria-hidden />}
        onChange={keyword => onFilterChange({ ...filter, keyword })}
      />
    </FilterBar>
  );
}

const Word = styled(SearchField)`
  width: 240px;
  ${theme.phone} {
    flex: 1 1 100%;
  }
`;
