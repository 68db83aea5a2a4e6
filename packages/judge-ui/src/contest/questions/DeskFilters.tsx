import type { Contest, QuestionFilter } from '@oj/contract';
import { Select, usePhrases } from '@oj/ui';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { FilterRow, FilterSearch } from '../../parts/list/FilterRow';
import { useContestProblems } from '../problems/useContestProblems';
import { questionPhrases } from './questionPhrases';
import type { DeskFilter } from './useQuestions';

export const questionFilters = ['open', 'mine', 'answered', 'all'] as const satisfies readonly QuestionFilter[];

/** A value of the field that no display id has. */
const GENERAL = ' ';

export interface DeskFiltersProps {
  contest: Contest;
  filter: DeskFilter;
  onFilterChange: (filter: DeskFilter) => void;
  /** What stands behind the filters. */
  children: ReactNode;
}

/** State, problem and words of the questions that are listed. */
export function DeskFilters({ contest, filter, onFilterChange, children }: DeskFiltersProps) {
  const say = usePhrases(questionPhrases);
  const { data: problems = [] } = useContestProblems(contest.id);
  const isFiltered = Object.values(filter).some(each => each !== undefined);
  return (
    <FilterRow isFiltered={isFiltered} onReset={() => onFilterChange({})}>
      <Select
        label={say('state')}
        labelHidden
        value={filter.filter ?? 'open'}
        options={questionFilters.map(value => ({ value, label: say(value) }))}
        onValueChange={value => {
          const chosen = questionFilters.find(each => each === value);
          onFilterChange({ ...filter, filter: chosen === 'open' ? undefined : chosen });
        }}
      />
      <Select
        label={say('problem')}
        labelHidden
        value={filter.general ? GENERAL : (filter.problem ?? '')}
        options={[
          { value: '', label: say('anyProblem') },
          { value: GENERAL, label: say('general') },
          ...problems.map(({ displayId, displayTitle }) => ({ value: displayId, label: `${displayId} · ${displayTitle}` })),
        ]}
        onValueChange={value =>
          onFilterChange({
            ...filter,
            general: value === GENERAL || undefined,
            problem: value === GENERAL ? undefined : value || undefined,
          })
        }
      />
      <FilterSearch
        label={say('search')}
        prefix={<Search aria-hidden />}
        value={filter.keyword}
        maxLength={100}
        onChange={keyword => onFilterChange({ ...filter, keyword })}
      />
      {children}
    </FilterRow>
  );
}
