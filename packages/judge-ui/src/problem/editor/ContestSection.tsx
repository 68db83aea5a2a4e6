import { Controller, useFormContext } from 'react-hook-form';
import { useFormAround } from '../../parts/form/SaveForm';
import { ContestEntryFields } from '../entries/ContestEntryFields';
import { FormSection } from './FormSection';
import type { ProblemValues } from './problemValues';

/** What the problem is called in the contest that it is edited for. */
export function ContestSection() {
  const { control } = useFormContext<ProblemValues>();
  const { errorOf } = useFormAround<ProblemValues>();
  return (
    <FormSection section="contest">
      <Controller
        control={control}
        name="entry"
        render={({ field: { value, onChange, ref } }) =>
          value ? <ContestEntryFields entry={value} error={errorOf('entry')} onChange={onChange} idRef={ref} /> : <></>
        }
      />
    </FormSection>
  );
}
