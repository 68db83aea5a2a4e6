import { DateTimePicker, RadioGroup, TextField, usePhrases } from '@oj/ui';
import { Controller } from 'react-hook-form';
import { useFormAround } from '../../../parts/form/SaveForm';
import { contestTimePhrases } from './contestTimePhrases';
import type { HeldContest, TimeValues } from './timeValues';

interface PauseFieldsProps {
  contest: HeldContest;
  values: Pick<TimeValues, 'pauseFrom' | 'pauseUntil'>;
}

/** From when and until when a contest is paused, and what becomes of submissions meanwhile. */
export function PauseFields({ contest: { startTime, pauses }, values: { pauseFrom, pauseUntil } }: PauseFieldsProps) {
  const say = usePhrases(contestTimePhrases);
  const { field } = useFormAround<TimeValues>();
  return (
    <>
      <Choice
        name="pauseFrom"
        options={[
          { value: 'now', label: say('now') },
          { value: 'earlier', label: say('earlier') },
        ]}
      />
      {pauseFrom === 'earlier' && (
        <MomentField name="pauseStart" label={say('pauseStart')} hint={say('pauseStartHint')} min={pauses.at(-1)?.endTime ?? startTime} />
      )}
      <Choice
        name="pauseUntil"
        options={[
          { value: 'minutes', label: say('afterMinutes') },
          { value: 'moment', label: say('atMoment') },
        ]}
      />
      {pauseUntil === 'minutes' ? (
        <TextField label={say('pauseMinutes')} inputMode="numeric" required {...field('pauseMinutes')} />
      ) : (
        <MomentField name="pauseEnd" label={say('resumesAt')} />
      )}
      <Choice
        name="submissions"
        variant="list"
        options={[
          { value: 'kept', label: say('kept'), hint: say('keptHint') },
          { value: 'refused', label: say('refused'), ...(pauseFrom === 'earlier' && { hint: say('refusedEarlier') }) },
        ]}
      />
    </>
  );
}

interface ChoiceProps {
  name: 'pauseFrom' | 'pauseUntil' | 'submissions' | 'freezeFrom';
  options: { value: string; label: string; hint?: string }[];
  variant?: 'row' | 'list';
}

/** A choice of the form. */
export function Choice({ name, options, variant = 'row' }: ChoiceProps) {
  const say = usePhrases(contestTimePhrases);
  const { methods } = useFormAround<TimeValues>();
  return (
    <Controller
      control={methods.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <RadioGroup label={say(name)} variant={variant} value={value} options={options} onValueChange={onChange} />
      )}
    />
  );
}

interface MomentFieldProps {
  name: 'pauseStart' | 'pauseEnd' | 'newPauseEnd' | 'freezeStart';
  label: string;
  hint?: string;
  min?: Date;
}

/** A moment of the form. */
export function MomentField({ name, ...rest }: MomentFieldProps) {
  const { methods, errorOf } = useFormAround<TimeValues>();
  return (
    <Controller
      control={methods.control}
      name={name}
      render={({ field: { ref, value, onChange, onBlur } }) => (
        <DateTimePicker ref={ref} required value={value} error={errorOf(name)} onValueChange={onChange} onBlur={onBlur} {...rest} />
      )}
    />
  );
}
