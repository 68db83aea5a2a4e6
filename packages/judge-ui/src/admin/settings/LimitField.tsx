import { TextField, usePhrases } from '@oj/ui';
import { ChangedLabel } from './ChangedLabel';
import { switchPhrases } from './switchPhrases';
import { isSeconds, type LimitName } from './switchValues';

interface LimitFieldProps {
  name: LimitName;
  value: string;
  isChanged: boolean;
  error: string | undefined;
  onValueChange: (value: string) => void;
}

/** A field for a numeric limit. */
export function LimitField({ name, value, isChanged, error, onValueChange }: LimitFieldProps) {
  const say = usePhrases(switchPhrases);
  return (
    <TextField
      label={<ChangedLabel isChanged={isChanged}>{say(name)}</ChangedLabel>}
      hint={say(`${name}Hint`)}
      error={error}
      inputMode="numeric"
      maxLength={7}
      suffix={isSeconds(name) ? say('seconds') : undefined}
      value={value}
      onChange={event => onValueChange(event.target.value)}
    />
  );
}
