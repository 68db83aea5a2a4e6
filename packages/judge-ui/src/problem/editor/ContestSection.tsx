import { Controller, useFormContext } from 'react-hook-form';
import { ContestEntryFields } from './ContestEntryFields';
import { FormSection } from './FormSection';
import type { ProblemValues } from './problemValues';
import { useFault } from './useFault';

/** What the problem is called in the contest that it is edited for. */
export function ContestSection() {
  const { control } = useFormContext<ProblemValues>();
  const faultOf = useFault();
  return (
    <FormSection section="contest">
      <Controller
        control={control}
        name="entry"
        render={({ field: { value, onChange, ref } }) =>
          value ? <ContestEntryFields entry={value} isAsked={!!faultOf('entry')} onChange={onChange} idRef={ref} /> : <></>
        }
      />
    </FormSection>
  );
}
