import { Card, RadioGroup, TextField, usePhrases } from '@oj/ui';
import { Controller, useFormContext } from 'react-hook-form';
import type { Attachments } from '../../attachment/useAttachments';
import { MarkdownField } from '../../parts/form/MarkdownField';
import { contestFormPhrases } from './contestFormPhrases';
import type { ContestValues } from './contestValues';
import { Rows } from '../../parts/formParts';
import { useFormAround } from '../../parts/form/SaveForm';

const MOST_CHARACTERS = 65_535;

/** Title, rule and description. The rule stays as it was when the contest was made. */
export function BasicsSection({ isNew, attachments }: { isNew: boolean; attachments: Attachments }) {
  const say = usePhrases(contestFormPhrases);
  const { errorOf } = useFormAround<ContestValues>();
  const { control, register } = useFormContext<ContestValues>();
  return (
    <Card title={say('basics')}>
      <Rows>
        <TextField label={say('title')} required maxLength={255} error={errorOf('title')} {...register('title')} />
        <Controller
          control={control}
          name="type"
          render={({ field: { ref, value, onChange } }) => (
            <RadioGroup
              ref={ref}
              label={say('type')}
              hint={isNew ? undefined : say('typeFixed')}
              variant="row"
              disabled={!isNew}
              value={String(value)}
              options={[
                { value: '0', label: 'ACM', hint: say('acmHint') },
                { value: '1', label: 'OI', hint: say('oiHint') },
              ]}
              onValueChange={type => onChange(Number(type))}
            />
          )}
        />
        <MarkdownField
          control={control}
          name="description"
          label={say('description')}
          required
          heightPx={260}
          maxCharacters={MOST_CHARACTERS}
          {...attachments.editor}
        />
      </Rows>
    </Card>
  );
}
