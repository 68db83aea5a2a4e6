import { ContestDisplayId } from '@oj/contract';
import { ColorPicker, Switch, TextField, usePhrases } from '@oj/ui';
import type { Ref } from 'react';
import { contestEntryPhrases } from './contestEntryPhrases';

/** What a problem is called in a contest. Without a title it goes by its own. */
export interface ContestEntryValues {
  displayId: string;
  displayTitle: string;
  color: string | null;
}

const FIRST_COLOR = '#d9480f';
export const isDisplayId = (text: string) => ContestDisplayId.safeParse(text).success;

interface DisplayIdFieldProps {
  /** Default: the ID in the contest. */
  label?: string | undefined;
  value: string;
  /** Whether a wrong value is told. */
  isAsked: boolean;
  onChange: (displayId: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}

export function DisplayIdField({ label, value, isAsked, onChange, inputRef }: DisplayIdFieldProps) {
  const say = usePhrases(contestEntryPhrases);
  return (
    <TextField
      ref={inputRef}
      label={label ?? say('displayId')}
      hint={say('displayIdHint')}
      required
      maxLength={20}
      value={value}
      error={isAsked && !isDisplayId(value) && say('idRule')}
      onChange={event => onChange(event.target.value)}
    />
  );
}

interface ContestEntryFieldsProps {
  entry: ContestEntryValues;
  isAsked: boolean;
  onChange: (entry: ContestEntryValues) => void;
  /** The field of the display id. */
  idRef?: Ref<HTMLInputElement>;
}

export function ContestEntryFields({ entry, isAsked, onChange, idRef }: ContestEntryFieldsProps) {
  const say = usePhrases(contestEntryPhrases);
  const { displayId, displayTitle, color } = entry;
  return (
    <>
      <DisplayIdField value={displayId} isAsked={isAsked} onChange={value => onChange({ ...entry, displayId: value })} inputRef={idRef} />
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
