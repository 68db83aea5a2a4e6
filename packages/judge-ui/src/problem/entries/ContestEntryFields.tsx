import { ContestDisplayId } from '@oj/contract';
import { ColorPicker, Switch, TextField, usePhrases } from '@oj/ui';
import type { ComponentProps, Ref } from 'react';
import { contestEntryPhrases } from './contestEntryPhrases';

/** What a problem is called in a contest. Without a title it goes by its own. */
export interface ContestEntryValues {
  displayId: string;
  displayTitle: string;
  color: string | null;
}

const FIRST_COLOR = '#d9480f';
export const isDisplayId = (text: string) => ContestDisplayId.safeParse(text).success;

interface DisplayIdFieldProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  /** Default: the ID in the contest. */
  label?: string | undefined;
}

export function DisplayIdField({ label, ...field }: DisplayIdFieldProps) {
  const say = usePhrases(contestEntryPhrases);
  return <TextField label={label ?? say('displayId')} hint={say('displayIdHint')} required maxLength={20} {...field} />;
}

interface ContestEntryFieldsProps {
  entry: ContestEntryValues;
  /** What is wrong with the display id. */
  error: string | undefined;
  onChange: (entry: ContestEntryValues) => void;
  /** The field of the display id. */
  idRef?: Ref<HTMLInputElement>;
}

export function ContestEntryFields({ entry, error, onChange, idRef }: ContestEntryFieldsProps) {
  const say = usePhrases(contestEntryPhrases);
  const { displayId, displayTitle, color } = entry;
  return (
    <>
      <DisplayIdField
        ref={idRef}
        value={displayId}
        error={error}
        onChange={event => onChange({ ...entry, displayId: event.target.value })}
      />
      <TextField
        label={say('displayTitle')}
        hint={say('displayTitleHint')}
        maxLength={255}
        value={displayTitle}
        onChange={event => onChange({ ...entry, displayTitle: event.target.value })}
      />
      <Switch
        label={say('withColor')}
        checked={!!color}
        onCheckedChange={isOn => onChange({ ...entry, color: isOn ? FIRST_COLOR : null })}
      />
      {color && <ColorPicker label={say('color')} value={color} onValueChange={value => onChange({ ...entry, color: value })} />}
    </>
  );
}
