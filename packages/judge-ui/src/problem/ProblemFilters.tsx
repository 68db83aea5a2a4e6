import type { Tag as ProblemTag } from '@oj/contract';
import { Button, difficulties, difficultyPhrases, Select, theme, usePhrases, focusRing } from '@oj/ui';
import { Search, X } from 'lucide-react';
import { styled } from 'styled-components';
import { WordField } from '../shell/WordField';
import { problemListPhrases } from './problemListPhrases';

export interface ProblemFilter {
  keyword?: string | undefined;
  difficulty?: number | undefined;
  tagId?: number[] | undefined;
}

interface ProblemFiltersProps {
  filter: ProblemFilter;
  tags: readonly ProblemTag[];
  onFilterChange: (filter: ProblemFilter) => void;
}

/** Word, level and tags; a word is taken over with Enter or when the field is left. */
export function ProblemFilters({ filter, tags, onFilterChange }: ProblemFiltersProps) {
  const say = usePhrases(problemListPhrases);
  const sayLevel = usePhrases(difficultyPhrases);
  const chosen = new Set(filter.tagId);
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onFilterChange({ ...filter, tagId: next.size ? [...next] : undefined });
  };
  const isFiltered = !!filter.keyword || filter.difficulty !== undefined || chosen.size > 0;

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
      {tags.length > 0 && (
        <TagRow aria-label={say('tags')}>
          {tags.map(tag => (
            <TagButton key={tag.id} type="button" aria-pressed={chosen.has(tag.id)} onClick={() => toggle(tag.id)}>
              {tag.name}
            </TagButton>
          ))}
        </TagRow>
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

const Word = styled(WordField)`
  flex: 0 1 320px;
  ${theme.phone} {
    flex: 1 1 100%;
  }
`;

const TagRow = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  margin: 0;
  padding: 0;
  border: 0;
`;

const TagButton = styled.button`
  min-height: 28px;
  padding: 2px 10px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.seal};
  background: ${theme.color.surface};
  color: ${theme.color.text2};
  font: ${theme.font.label};
  cursor: pointer;
  &:hover {
    border-color: ${theme.color.lineStrong};
  }
  ${focusRing}
  &[aria-pressed='true'] {
    border-color: ${theme.color.ink};
    background: ${theme.color.ink};
    color: ${theme.color.onInk};
  }
`;
