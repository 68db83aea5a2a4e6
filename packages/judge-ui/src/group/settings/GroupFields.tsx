import {
  MOST_BRIEF_CHARACTERS,
  MOST_GROUP_DESCRIPTION_CHARACTERS,
  MOST_GROUP_NAME_CHARACTERS,
  MOST_SHORT_NAME_CHARACTERS,
  GROUP_CODE_CHARACTERS,
} from '@oj/contract';
import { RadioGroup, TextField, usePhrases } from '@oj/ui';
import { Controller, useWatch } from 'react-hook-form';
import { MarkdownField } from '../../parts/form/MarkdownField';
import { useFormAround } from '../../parts/form/SaveForm';
import { SwitchField } from '../../parts/form/SwitchField';
import { FieldRow } from '../../parts/formParts';
import { groupFormPhrases } from './groupFormPhrases';
import type { GroupValues } from './groupValues';

const LEAST = 5;
const longest = {
  name: MOST_GROUP_NAME_CHARACTERS,
  shortName: MOST_SHORT_NAME_CHARACTERS,
  brief: MOST_BRIEF_CHARACTERS,
  description: MOST_GROUP_DESCRIPTION_CHARACTERS,
} as const;

/** The sentence at a field with a fault. */
export function useGroupFault() {
  const say = usePhrases(groupFormPhrases);
  return (_: string, field: string) =>
    field in longest
      ? say('length', { field: say(field as 'name'), least: LEAST, most: longest[field as keyof typeof longest] })
      : say('codeRule');
}

/** The fields of a group, for creating it and for its settings. */
export function GroupFields() {
  const say = usePhrases(groupFormPhrases);
  const { errorOf, methods } = useFormAround<GroupValues>();
  const { register, control } = methods;
  const auth = useWatch({ control, name: 'auth' });
  return (
    <>
      <FieldRow>
        <TextField label={say('name')} required maxLength={longest.name} error={errorOf('name')} {...register('name')} />
        <TextField
          label={say('shortName')}
          required
          hint={say('shortNameHint')}
          maxLength={longest.shortName}
          error={errorOf('shortName')}
          {...register('shortName')}
        />
      </FieldRow>
      <TextField label={say('brief')} required maxLength={longest.brief} error={errorOf('brief')} {...register('brief')} />
      <Controller
        control={control}
        name="auth"
        render={({ field }) => (
          <RadioGroup
            label={say('auth')}
            required
            value={String(field.value)}
            options={(['1', '2', '3'] as const).map(value => ({ value, label: say(`auth${value}`), hint: say(`auth${value}Hint`) }))}
            onValueChange={field.onChange}
          />
        )}
      />
      {String(auth) !== '1' && (
        <TextField
          label={say('code')}
          required
          autoComplete="off"
          maxLength={GROUP_CODE_CHARACTERS}
          error={errorOf('code')}
          {...register('code')}
        />
      )}
      <MarkdownField control={control} name="description" label={say('description')} required maxCharacters={longest.description} />
      <SwitchField control={control} name="visible" label={say('visible')} />
    </>
  );
}
