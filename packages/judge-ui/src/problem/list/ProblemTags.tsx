import { TagFilter, usePhrases } from '@oj/ui';
import { useMemo } from 'react';
import { problemListPhrases } from './problemListPhrases';
import { useClassifiedTags } from '../useProblems';

interface ProblemTagsProps {
  /** Heading level of the classifications. */
  headingLevel: 2 | 3;
  oj: string | undefined;
  chosen: readonly number[];
  onChange: (tagIds: number[] | undefined) => void;
}

const UNCLASSIFIED = 'unclassified';

/** Tags of a source by classification; several at once. */
export function ProblemTags({ headingLevel, oj, chosen, onChange }: ProblemTagsProps) {
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
    <TagFilter
      label={say('tags')}
      headingLevel={headingLevel}
      groups={groups}
      loading={isPending}
      value={chosen.map(String)}
      onValueChange={keys => onChange(keys.length ? keys.map(Number) : undefined)}
    />
  );
}
