import { alertBounds, type AlertLimits } from '@oj/contract';
import { Card, Skeleton, TextField, usePhrases, useToast } from '@oj/ui';
import { type FormEvent, useState } from 'react';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { FailedQuery } from '../../api/FailedQuery';
import { alertLimitPhrases } from './alertLimitPhrases';
import { ChangedLabel } from './ChangedLabel';
import { SaveFoot } from './SaveFoot';
import { settingAdminPhrases } from './settingAdminPhrases';
import { SettingForm, SettingPairs } from './SettingForm';
import { useChanges } from './useChanges';
import { useReportDirty } from './useReportDirty';
import { useAlertLimits, useSettingMutations } from './useSettingAdmin';

const names = Object.keys(alertBounds) as (keyof AlertLimits)[];
type Texts = Record<keyof AlertLimits, string>;
const textsOf = (limits: AlertLimits) => Object.fromEntries(names.map(name => [name, String(limits[name])])) as Texts;

const isWithin = (name: keyof AlertLimits, text: string) => {
  const [least, most] = alertBounds[name];
  return /^\d{1,6}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
};

interface SectionProps {
  onDirty: (isDirty: boolean) => void;
}

/** Limits at which the dashboard and mails alert the operators. */
export function AlertSection({ onDirty }: SectionProps) {
  const say = usePhrases(alertLimitPhrases);
  const sayFailed = usePhrases(settingAdminPhrases);
  const { data, error, refetch } = useAlertLimits();
  return (
    <Card title={say('title')} description={say('lead')}>
      {error && !data && <FailedQuery title={sayFailed('failed')} error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton shape="block" height={220} />}
      {data && <AlertForm saved={data} onDirty={onDirty} />}
    </Card>
  );
}

function AlertForm({ saved, onDirty }: SectionProps & { saved: AlertLimits }) {
  const say = usePhrases(alertLimitPhrases);
  const sayForm = usePhrases(settingAdminPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const { setAlerts } = useSettingMutations();
  const { values, changed, change, discard, settle } = useChanges(textsOf(saved));
  const [isAsked, setIsAsked] = useState(false);
  useReportDirty(changed.length > 0, onDirty);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (!changed.length || changed.some(name => !isWithin(name, values[name]))) return;
    setAlerts.mutate(Object.fromEntries(changed.map(name => [name, Number(values[name])])), {
      onSuccess: () => {
        settle(values);
        setIsAsked(false);
        toast({ tone: 'success', title: sayForm('saved') });
      },
    });
  };
  return (
    <SettingForm aria-label={say('title')} onSubmit={submit}>
      <SettingPairs>
        {names.map(name => {
          const [least, most] = alertBounds[name];
          return (
            <TextField
              key={name}
              label={<ChangedLabel isChanged={changed.includes(name)}>{say(name)}</ChangedLabel>}
              inputMode="numeric"
              maxLength={6}
              suffix={say(`${name}Unit`)}
              value={values[name]}
              error={isAsked && !isWithin(name, values[name]) ? say('rule', { least, most }) : undefined}
              onChange={event => change({ [name]: event.target.value })}
            />
          );
        })}
      </SettingPairs>
      <SaveFoot
        changes={changed.length}
        pending={setAlerts.isPending}
        refusal={setAlerts.error ? sentenceFor(setAlerts.error, sayError) : undefined}
        onDiscard={() => {
          discard();
          setAlerts.reset();
        }}
      />
    </SettingForm>
  );
}
