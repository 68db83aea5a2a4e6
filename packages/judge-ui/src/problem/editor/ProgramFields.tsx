import { MOST_REFERENCE_CHARACTERS } from '@oj/contract';
import { Select, TextArea } from '@oj/ui';
import type { ReactNode } from 'react';
import { useLanguages } from '../../language/useLanguages';

interface Program {
  language: string;
  code: string;
}

interface ProgramFieldsProps {
  texts: { language: string; languageHint?: string; code: string; codeNeeded: string };
  program: Program;
  /** The program was sent: what is missing is said. */
  wasSent: boolean;
  onChange: (change: Partial<Program>) => void;
  /** Fields between language and code. */
  children?: ReactNode;
}

/** Language and code of a program that a setter writes. */
export function ProgramFields({ texts, program: { language, code }, wasSent, onChange, children }: ProgramFieldsProps) {
  const { data: languages = [] } = useLanguages();
  return (
    <>
      <Select
        label={texts.language}
        hint={texts.languageHint}
        value={language}
        options={languages.map(({ name }) => ({ value: name, label: name }))}
        onValueChange={language => onChange({ language })}
      />
      {children}
      <TextArea
        label={texts.code}
        required
        rows={16}
        spellCheck={false}
        maxLength={MOST_REFERENCE_CHARACTERS}
        value={code}
        error={wasSent && !code.trim() ? texts.codeNeeded : undefined}
        onChange={({ target }) => onChange({ code: target.value })}
      />
    </>
  );
}
