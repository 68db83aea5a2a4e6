import { usePhrases } from '@oj/ui';
import { useFormContext, useFormState } from 'react-hook-form';
import { contestFormPhrases } from './contestFormPhrases';
import type { ContestValues, Fault, FieldName } from './contestValues';

/** The error of a field, as a sentence. */
export function useContestFault() {
  const say = usePhrases(contestFormPhrases);
  const { control } = useFormContext<ContestValues>();
  const { errors } = useFormState({ control });
  return (field: FieldName): string | undefined => {
    const message = errors[field]?.message as Fault | undefined;
    return message && say(message);
  };
}
