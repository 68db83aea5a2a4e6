import {
  MOST_BRIEF_CHARACTERS,
  MOST_GROUP_DESCRIPTION_CHARACTERS,
  MOST_GROUP_NAME_CHARACTERS,
  MOST_SHORT_NAME_CHARACTERS,
  GROUP_CODE_CHARACTERS,
} from '@oj/contract';
import { MarkdownEditor, RadioGroup, Switch, TextField, usePhrases } from '@oj/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { FieldRow } from '../parts/formParts';
import { groupFormPhrases } from './groupFormPhrases';
import type { GroupValues, ReadyGroup } from './groupValues';

const LEAST = 5;
const longest = {
  name: MOST_GROUP_NAME_CHARACTERS,
  shortName: MOST_SHORT_NAME_CHARACTERS,
  brief: MOST_BRIEF_CHARACTERS,
  description: MOST_GROUP_DESCRIPTION_CHARACTERS,
} as const;

export type GroupFormState = UseFormReturn<GroupValues, unknown, ReadyGroup>;

/** The fields of a group, for creating it and for its settings. */
export function GroupFields({ form: { register, control, watch, formState } }: { form: GroupFormState }) {
  const say = usePhrases(groupFormPhrases);
  const { errors } = formState;
  const faultOf = (field: keyof typeof longest) =>
    errors[field] && say('length', { field: say(field), least: LEAST, most: longest[field] });
  return (
    <>
      <FieldRow>
        <TextField label={say('name')} required maxLength={longest.name} error={faultOf('name')} {...register('name')} />
        <TextField
          label={say('shortName')}
          required
          hint={say('shortNameHint')}
          maxLength={longest.shortName}
          error={faultOf('shortName')}
          {...register('shortName')}
        />
      </FieldRow>
      <TextField label={say('brief')} required maxLength={longest.brief} error={faultOf('brief')} {...register('brief')} />
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
      {String(watch('auth')) !== '1' && (
        <TextField
          label={say('code')}
          required
          autoComplete="off"
          maxLength={GROUP_CODE_CHARACTERS}
          error={errors.code && say('codeRule')}
          {...register('code')}
        />
      )}
      <Controller
        control={control}
        name="description"
        render={({ field }) => (
          <MarkdownEditor
            ref={field.ref}
            label={say('description')}
            required
            maxCharacters={longest.description}
            value={field.value}
            error={faultOf('description')}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
      <Controller
        control={control}
        name="visible"
        render={({ field }) => <Switch label={say('visible')} checked={field.value === true} onCheckedChange={field.onChange} />}
      />
    </>
  );
}
