import { MarkdownEditor, Switch, TextField, usePhrases } from '@oj/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { Attachments } from '../../attachment/useAttachments';
import { FormSection } from './FormSection';
import { problemFormPhrases } from './problemFormPhrases';
import type { ProblemValues } from './problemValues';
import { useFault } from './useFault';

const MOST_CHARACTERS = 65_535;
const editors = [
  { name: 'description', heightPx: 260, required: false },
  { name: 'input', heightPx: 140, required: true },
  { name: 'output', heightPx: 140, required: true },
  { name: 'hint', heightPx: 120, required: false },
] as const;

interface StatementSectionsProps {
  attachments: Attachments;
}

/** The statement in Chinese and, if there is one, in English. */
export function StatementSections({ attachments }: StatementSectionsProps) {
  const say = usePhrases(problemFormPhrases);
  const { control } = useFormContext<ProblemValues>();
  const hasTranslation = useWatch({ control, name: 'hasTranslation' });
  return (
    <>
      <FormSection section="statement" description={say('statementLead')}>
        <StatementFields place="statement" attachments={attachments} />
      </FormSection>
      <FormSection section="translation" description={say('translationLead')}>
        <Controller
          control={control}
          name="hasTranslation"
          render={({ field }) => (
            <Switch ref={field.ref} label={say('hasTranslation')} checked={field.value} onCheckedChange={field.onChange} />
          )}
        />
        {hasTranslation && <StatementFields place="translation" attachments={attachments} />}
      </FormSection>
    </>
  );
}

function StatementFields({ place, attachments }: StatementSectionsProps & { place: 'statement' | 'translation' }) {
  const say = usePhrases(problemFormPhrases);
  const faultOf = useFault();
  const { register, control } = useFormContext<ProblemValues>();
  return (
    <>
      <TextField label={say('title')} required maxLength={255} error={faultOf(`${place}.title`)} {...register(`${place}.title`)} />
      {editors.map(({ name, heightPx, required }) => (
        <Controller
          key={name}
          control={control}
          name={`${place}.${name}`}
          render={({ field }) => (
            <MarkdownEditor
              ref={field.ref}
              label={say(name)}
              required={required}
              heightPx={heightPx}
              maxCharacters={MOST_CHARACTERS}
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              {...attachments.editor}
              error={faultOf(`${place}.${name}`)}
            />
          )}
        />
      ))}
    </>
  );
}
