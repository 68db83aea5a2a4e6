import { TextField, usePhrases } from '@oj/ui';
import type { ComponentProps } from 'react';
import { ChangedLabel } from './ChangedLabel';
import { switchPhrases } from './switchPhrases';
import { isSeconds, type LimitName } from './switchValues';

interface LimitFieldProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  limit: LimitName;
  isChanged: boolean;
}

/** A field for a numeric limit. */
export function LimitField({ limit, isChanged, ...field }: LimitFieldProps) {
  const say = usePhrases(switchPhrases);
  return (
    <TextField
      label={<ChangedLabel isChanged={isChanged}>{say(limit)}</ChangedLabel>}
      hint={say(`${limit}Hint`)}
      inputMode="numeric"
      maxLength={7}
      suffix={isSeconds(limit) ? say('seconds') : undefined}
      {...field}
    />
  );
}
