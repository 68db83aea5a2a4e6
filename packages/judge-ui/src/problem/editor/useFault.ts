import { usePhrases } from '@oj/ui';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { FieldName } from './faultsOf';
import { problemFormPhrases } from './problemFormPhrases';
import type { ProblemValues } from './problemValues';

/** Messages of the form are names of phrases without slots. */
const isPhrase = (message: unknown): message is 'required' => typeof message === 'string' && message in problemFormPhrases.words;

/** The error of a field, as a sentence. */
export function useFault() {
  const say = usePhrases(problemFormPhrases);
  const { control } = useFormContext<ProblemValues>();
  const { errors } = useFormState({ control });
  return (field: FieldName): string | undefined => {
    const { message } = (get(errors, field) ?? {}) as { message?: unknown };
    return isPhrase(message) ? say(message) : undefined;
  };
}
