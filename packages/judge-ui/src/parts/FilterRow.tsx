import { Button, theme, usePhrases } from '@oj/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FilterBar } from './FilterBar';
import { SearchField } from './SearchField';
import { partPhrases } from './partPhrases';

interface FilterRowProps {
  /** Whether anything is left out. */
  isFiltered: boolean;
  onReset: () => void;
  children: ReactNode;
}

/** What narrows a list of the back office, above it. */
export function FilterRow(filter: FilterRowProps) {
  const say = usePhrases(partPhrases);
  return <FilterBar {...filter} reset={say('resetFilters')} />;
}

/** In the place of rows that no filter lets through. */
export function ResetFilters({ onReset }: Pick<FilterRowProps, 'onReset'>) {
  const say = usePhrases(partPhrases);
  return <Button onClick={onReset}>{say('resetFilters')}</Button>;
}

/** The search field of such a row; a phone gives it a line of its own. */
export const FilterSearch = styled(SearchField)`
  flex: 0 1 320px;
  ${theme.phone} {
    flex: 1 1 100%;
  }
`;
