import { Button, theme, usePhrases } from '@oj/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FilterBar } from './FilterBar';
import { SearchField } from './SearchField';
import { filterPhrases } from './filterPhrases';

interface FilterRowProps {
  /** Whether a filter is set. */
  isFiltered: boolean;
  onReset: () => void;
  children: ReactNode;
}

/** The filters above a list of the back office. */
export function FilterRow(filter: FilterRowProps) {
  const say = usePhrases(filterPhrases);
  return <FilterBar {...filter} reset={say('resetFilters')} />;
}

/** Shown when no row matches the filters. */
export function ResetFilters({ onReset }: Pick<FilterRowProps, 'onReset'>) {
  const say = usePhrases(filterPhrases);
  return <Button onClick={onReset}>{say('resetFilters')}</Button>;
}

/** The search field among the filters; on a phone it takes a line of its own. */
export const FilterSearch = styled(SearchField)`
  flex: 0 1 320px;
  ${theme.phone} {
    flex: 1 1 100%;
  }
`;
