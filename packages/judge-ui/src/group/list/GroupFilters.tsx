import { Select, Switch, theme, usePhrases } from '@oj/ui';
import { Search } from 'lucide-react';
import { styled } from 'styled-components';
import { FilterBar } from '../../parts/list/FilterBar';
import { SearchField } from '../../parts/list/SearchField';
import { useUser } from '../../session/SessionProvider';
import { groupPhrases } from '../groupPhrases';

export interface GroupFilter {
  /** 1 public, 2 protected, 3 private. */
  auth?: 1 | 2 | 3 | undefined;
  keyword?: string | undefined;
  onlyMine?: true | undefined;
}

export const groupAuthValues = [1, 2, 3] as const;

export interface GroupFiltersProps {
  filter: GroupFilter;
  onFilterChange: (filter: GroupFilter) => void;
}

/** Kind and words of the wanted groups, and whether they are the reader's own. */
export function GroupFilters({ filter, onFilterChange }: GroupFiltersProps) {
  const say = usePhrases(groupPhrases);
  const user = useUser();
  const isFiltered = Object.values(filter).some(value => value !== undefined);
  return (
    <FilterBar isFiltered={isFiltered} reset={say('reset')} onReset={() => onFilterChange({})}>
      <Select
        label={say('auth')}
        labelHidden
        value={String(filter.auth ?? '')}
        options={[
          { value: '', label: say('anyAuth') },
          ...groupAuthValues.map(auth => ({ value: String(auth), label: say(`auth${auth}`) })),
        ]}
        onValueChange={value => onFilterChange({ ...filter, auth: groupAuthValues.find(auth => String(auth) === value) })}
      />
      <Word
        label={say('search')}
        value={filter.keyword}
        maxLength={100}
        prefix={<Search aria-hidden />}
        onChange={keyword => onFilterChange({ ...filter, keyword })}
      />
      <Switch
        label={say('mine')}
        disabled={!user}
        checked={filter.onlyMine === true}
        onCheckedChange={isOn => onFilterChange({ ...filter, onlyMine: isOn || undefined })}
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
