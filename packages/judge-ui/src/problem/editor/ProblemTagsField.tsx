import { type TagChoice, TagsInput, usePhrases } from '@oj/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useApi } from '../../api/ApiProvider';
import { usePageScope } from '../../links/PageScope';
import { useFormAround } from '../../parts/form/SaveForm';
import { problemFormPhrases } from './problemFormPhrases';
import type { ProblemValues } from './problemValues';

type ProblemTag = ProblemValues['tags'][number];

const MOST_TAGS = 30;
const NEW = 'new:';

const choiceOf = ({ id, name, color }: ProblemTag): TagChoice => ({
  key: id === null ? NEW + name : String(id),
  name,
  color: color ?? undefined,
});
const tagOf = ({ key, name, color }: TagChoice): ProblemTag => ({
  id: key.startsWith(NEW) ? null : Number(key),
  name,
  color: color ?? null,
});

/** Known tags by typing, and new ones. */
export function ProblemTagsField() {
  const say = usePhrases(problemFormPhrases);
  const { errorOf } = useFormAround<ProblemValues>();
  const api = useApi();
  const { control } = useFormContext<ProblemValues>();
  const [word, setWord] = useState('');
  const { gid } = usePageScope();
  const { data } = useQuery({
    queryKey: ['tags', 'classified', gid],
    queryFn: async () => {
      return gid === undefined ? (await api.tag.classified({})).flatMap(({ tagList }) => tagList) : api.groupProblem.tags({ gid });
    },
  });
  const options = useMemo(() => data?.map(choiceOf) ?? [], [data]);
  return (
    <Controller
      control={control}
      name="tags"
      render={({ field }) => {
        const isTwice = field.value.some(({ name }) => name.toLowerCase() === word.trim().toLowerCase());
        return (
          <TagsInput
            ref={field.ref}
            label={say('tags')}
            hint={say('tagsHint')}
            error={isTwice ? say('tagTwice') : errorOf('tags')}
            maxLength={64}
            max={MOST_TAGS}
            options={options}
            value={field.value.map(choiceOf)}
            create={name => ({ key: NEW + name, name })}
            onInput={event => setWord(event.currentTarget.value)}
            onValueChange={chosen => {
              setWord('');
              field.onChange(chosen.map(tagOf));
            }}
          />
        );
      }}
    />
  );
}
