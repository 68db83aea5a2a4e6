import { Switch, TextField, usePhrases } from '@oj/ui';
import { useController, useFormContext } from 'react-hook-form';
import type { Attachments } from '../../attachment/useAttachments';
import { MarkdownField } from '../../parts/form/MarkdownField';
import { FaultLine } from '../../parts/formParts';
import { useFormAround } from '../../parts/form/SaveForm';
import { FormSection } from './FormSection';
import { problemFormPhrases } from './problemFormPhrases';
import type { ProblemValues } from './problemValues';

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

/** The statement in Chinese, in English, or in both. */
export const StatementSections = ({ attachments }: StatementSectionsProps) => (
  <>
    <StatementSection place="statement" attachments={attachments} />
    <StatementSection place="translation" attachments={attachments} />
  </>
);

const parts = {
  statement: { isWritten: 'hasStatement', lead: 'statementLead' },
  translation: { isWritten: 'hasTranslation', lead: 'translationLead' },
} as const;

interface LanguageProps extends StatementSectionsProps {
  place: keyof typeof parts;
}

function StatementSection({ place, attachments }: LanguageProps) {
  const say = usePhrases(problemFormPhrases);
  const { errorOf } = useFormAround<ProblemValues>();
  const { control, clearErrors } = useFormContext<ProblemValues>();
  const { isWritten, lead } = parts[place];
  const {
    field: { ref, value: isThere, onChange },
  } = useController({ control, name: isWritten });
  const fault = errorOf(isWritten);
  const change = (checked: boolean) => {
    clearErrors([place, 'hasStatement']);
    onChange(checked);
  };
  return (
    <FormSection section={place} description={say(lead)}>
      <Switch ref={ref} label={say(isWritten)} checked={isThere} onCheckedChange={change} />
      {fault && <FaultLine role="alert">{fault}</FaultLine>}
      {isThere && <StatementFields place={place} attachments={attachments} />}
    </FormSection>
  );
}

function StatementFields({ place, attachments }: LanguageProps) {
  const say = usePhrases(problemFormPhrases);
  const { errorOf } = useFormAround<ProblemValues>();
  const { register, control } = useFormContext<ProblemValues>();
  return (
    <>
      <TextField label={say('title')} required maxLength={255} error={errorOf(`${place}.title`)} {...register(`${place}.title`)} />
      {editors.map(({ name, heightPx, required }) => (
        <MarkdownField
          key={name}
          control={control}
          name={`${place}.${name}`}
          label={say(name)}
          required={required}
          heightPx={heightPx}
          maxCharacters={MOST_CHARACTERS}
          {...attachments.editor}
        />
      ))}
    </>
  );
}
