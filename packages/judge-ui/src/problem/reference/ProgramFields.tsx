import { MOST_REFERENCE_CHARACTERS } from '@oj/contract';
import { Select, TextArea } from '@oj/ui';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { useLanguages } from '../../language/useLanguages';
import { useFormAround } from '../../parts/form/SaveForm';

interface Program {
  language: string;
  code: string;
}

interface ProgramFieldsProps {
  texts: { language: string; languageHint?: string; code: string };
  /** Fields between language and code. */
  children?: ReactNode;
}

/** Language and code of a program that a setter writes, in a form with these two fields. */
export function ProgramFields({ texts, children }: ProgramFieldsProps) {
  const { data: languages = [] } = useLanguages();
  const { field, methods } = useFormAround<Program>();
  return (
    <>
      <Controller
        control={methods.control}
        name="language"
        render={({ field: { value, onChange } }) => (
          <Select
            label={texts.language}
            hint={texts.languageHint}
            value={value}
            options={languages.map(({ name }) => ({ value: name, label: name }))}
            onValueChange={onChange}
          />
        )}
      />
      {children}
      <TextArea label={texts.code} required rows={16} spellCheck={false} maxLength={MOST_REFERENCE_CHARACTERS} {...field('code')} />
    </>
  );
}
