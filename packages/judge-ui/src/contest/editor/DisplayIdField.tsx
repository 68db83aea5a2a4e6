import { ContestDisplayId } from '@oj/contract';
import { TextField, usePhrases } from '@oj/ui';
import { contestProblemPhrases } from './contestProblemPhrases';

export const isDisplayId = (text: string) => ContestDisplayId.safeParse(text).success;

interface DisplayIdFieldProps {
  value: string;
  /** Whether a wrong value is told. */
  isAsked: boolean;
  onChange: (displayId: string) => void;
}

/** What a problem is called in the contest. */
export function DisplayIdField({ value, isAsked, onChange }: DisplayIdFieldProps) {
  const say = usePhrases(contestProblemPhrases);
  return (
    <TextField
      label={say('displayId')}
      hint={say('displayIdHint')}
      required
      maxLength={20}
      value={value}
      error={isAsked && !isDisplayId(value) && say('idRule')}
      onChange={event => onChange(event.target.value)}
    />
  );
}
