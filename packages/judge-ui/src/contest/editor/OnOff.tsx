import { usePhrases } from '@oj/ui';
import { useFormContext } from 'react-hook-form';
import { SwitchField } from '../../parts/form/SwitchField';
import { contestFormPhrases } from './contestFormPhrases';
import type { ContestValues } from './contestValues';

type OnOffName =
  | 'sealRank'
  | 'autoRealRank'
  | 'visible'
  | 'openRank'
  | 'openPrint'
  | 'allowEndSubmit'
  | 'countsWholeMinutes'
  | 'openAccountLimit';

/** A switch of the form. */
export function OnOff({ name }: { name: OnOffName }) {
  const say = usePhrases(contestFormPhrases);
  const { control } = useFormContext<ContestValues>();
  return <SwitchField control={control} name={name} label={say(name)} />;
}
