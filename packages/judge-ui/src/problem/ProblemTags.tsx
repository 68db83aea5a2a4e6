import { TagFilter, theme, usePhrases } from '@oj/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { problemListPhrases } from './problemListPhrases';
import { useClassifiedTags } from './useProblems';

interface ProblemTagsProps {
  oj: string | undefined;
  chosen: readonly number[];
  onChange: (tagIds: number[] | undefined) => void;
}

const UNCLASSIFIED = 'unclassified';

/** Tags of a source by classification; several at once. */
export function ProblemTags({ oj, chosen, onChange }: ProblemTagsProps) {
  const say = usePhrases(problemListPhrases);
  const { data, isPending } = useClassifiedTags(oj);
  const groups = useMemo(
    () =>
      data?.map(({ classification, tagList }) => ({
        key: classification ? String(classification.id) : UNCLASSIFIED,
        name: classification?.name ?? say('unclassified'),
        tags: tagList.map(({ id, name, color }) => ({ key: String(id), name, color: color ?? undefined })),
      })) ?? [],
    [data, say],
  );
  return (
    <TwoPerRow
      label={say('tags')}
      headingLevel={2}
      groups={groups}
      loading={isPending}
      value={chosen.map(String)}
      onValueChange={keys => onChange(keys.length ? keys.map(Number) : undefined)}
    />
  );
}

/** Classifications stand two in a row. */
const TwoPerRow = styled(TagFilter)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]} ${theme.space[8]};
  & > :first-child {
    grid-column: 1 / -1;
    max-width: 420px;
  }
  ${theme.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
