import { Button, difficulties, difficultyPhrases, Select, theme, usePhrases } from '@oj/ui';
import { ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { SearchField } from '../../parts/list/SearchField';
import { banks } from '../banks';
import { problemListPhrases } from './problemListPhrases';

const ProblemTags = lazy(async () => ({ default: (await import('./ProblemTags')).ProblemTags }));

/** The source of problems of our own. */
const OWN = 'ME';

export interface ProblemFilter {
  /** Source; absent: all. */
  oj?: string | undefined;
  keyword?: string | undefined;
  difficulty?: number | undefined;
  tagId?: number[] | undefined;
}

interface ProblemFiltersProps {
  filter: ProblemFilter;
  /** Whether the tags are here, and not beside the list. */
  hasTags: boolean;
  onFilterChange: (filter: ProblemFilter) => void;
}

/** Word, level and, folded, the tags; a word is taken over with Enter or when the field is left. */
export function ProblemFilters({ filter, hasTags, onFilterChange }: ProblemFiltersProps) {
  const say = usePhrases(problemListPhrases);
  const sayLevel = usePhrases(difficultyPhrases);
  const [isOpen, setOpen] = useState(false);
  const chosen = filter.tagId ?? [];
  const isFiltered = !!filter.keyword || !!filter.oj || filter.difficulty !== undefined || !!filter.tagId?.length;

  return (
    <Filters>
      <Row>
        <Word
          label={say('search')}
          prefix={<Search aria-hidden />}
          value={filter.keyword}
          maxLength={100}
          onChange={keyword => onFilterChange({ ...filter, keyword })}
        />
        <Select
          label={say('bank')}
          labelHidden
          value={filter.oj ?? ''}
          options={[
            { value: '', label: say('allBanks') },
            { value: OWN, label: say('ownBank') },
            ...banks.map(bank => ({ value: bank, label: bank })),
          ]}
          onValueChange={oj => onFilterChange({ ...filter, oj: oj || undefined, tagId: undefined })}
        />
        <Select
          label={say('difficulty')}
          labelHidden
          value={filter.difficulty === undefined ? '' : String(filter.difficulty)}
          options={[
            { value: '', label: say('anyDifficulty') },
            ...difficulties.map((difficulty, level) => ({ value: String(level), label: `${level} · ${sayLevel(difficulty)}` })),
          ]}
          onValueChange={value => onFilterChange({ ...filter, difficulty: value === '' ? undefined : Number(value) })}
        />
        {isFiltered && (
          <Button tone="quiet" onClick={() => onFilterChange({})}>
            <X aria-hidden /> {say('reset')}
          </Button>
        )}
      </Row>
      {hasTags && (
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {chosen.length ? say('tagsChosen', { count: chosen.length }) : say('tags')}
          {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        </Button>
      )}
      {hasTags && isOpen && (
        <Suspense>
          <ProblemTags headingLevel={2} oj={filter.oj} chosen={chosen} onChange={tagId => onFilterChange({ ...filter, tagId })} />
        </Suspense>
      )}
    </Filters>
  );
}

const Filters = styled.search`
  display: grid;
  gap: ${theme.space[5]};
  margin-block-end: ${theme.space[6]};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[5]};
`;

const Word = styled(SearchField)`
  flex: 0 1 320px;
  ${theme.phone} {
    flex: 1 1 100%;
  }
`;
