import { usePhrases } from '@oj/ui';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { Place } from './faultsOf';
import { problemFormPhrases } from './problemFormPhrases';
import type { ProblemValues } from './problemValues';

/** Messages of the form are names of phrases without slots. */
const isPhrase = (message: unknown): message is 'required' => typeof message === 'string' && message in problemFormPhrases.words;

/** What is wrong with a field, as a sentence. */
export function useFault() {
  const say = usePhrases(problemFormPhrases);
  const { control } = useFormContext<ProblemValues>();
  const { errors } = useFormState({ control });
  return (place: Place): string | undefined => {
    const { message } = (get(errors, place) ?? {}) as { message?: unknown };
    return isPhrase(message) ? say(message) : undefined;
  };
}
