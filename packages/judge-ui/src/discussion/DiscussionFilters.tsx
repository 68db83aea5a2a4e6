import { Select, Switch, usePhrases } from '@oj/ui';
import { Search } from 'lucide-react';
import { FilterBar } from '../parts/list/FilterBar';
import { FilterSearch } from '../parts/list/FilterRow';
import { useUser } from '../session/SessionProvider';
import { discussionPhrases } from './discussionPhrases';
import { useDiscussionCategories } from './useDiscussions';

export interface DiscussionFilter {
  /** Number of the category. */
  cid?: number | undefined;
  keyword?: string | undefined;
  onlyMine?: true | undefined;
}

export interface DiscussionFiltersProps {
  filter: DiscussionFilter;
  onFilterChange: (filter: DiscussionFilter) => void;
}

/** Category, words and author of the wanted discussions. */
export function DiscussionFilters({ filter, onFilterChange }: DiscussionFiltersProps) {
  const say = usePhrases(discussionPhrases);
  const user = useUser();
  const { data: categories = [] } = useDiscussionCategories();
  return (
    <FilterBar isFiltered={isFiltered(filter)} reset={say('reset')} onReset={() => onFilterChange({})}>
      <Select
        label={say('category')}
        labelHidden
        value={String(filter.cid ?? '')}
        options={[{ value: '', label: say('anyCategory') }, ...categories.map(({ id, name }) => ({ value: String(id), label: name }))]}
        onValueChange={value => onFilterChange({ ...filter, cid: value ? Number(value) : undefined })}
      />
      <FilterSearch
        label={say('search')}
        prefix={<Search aria-hidden />}
        value={filter.keyword}
        maxLength={100}
        onChange={keyword => onFilterChange({ ...filter, keyword })}
      />
      {user && (
        <Switch
          label={say('mine')}
          checked={filter.onlyMine ?? false}
          onCheckedChange={onlyMine => onFilterChange({ ...filter, onlyMine: onlyMine || undefined })}
        />
      )}
    </FilterBar>
  );
}

export const isFiltered = ({ cid, keyword, onlyMine }: DiscussionFilter) =>
  cid !== undefined || keyword !== undefined || onlyMine !== undefined;
