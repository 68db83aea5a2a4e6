import { alertBounds, type AlertLimits } from '@oj/contract';
import { Card, Skeleton, TextField, usePhrases, useToast } from '@oj/ui';
import { FailedQuery } from '../../api/FailedQuery';
import { SaveFoot } from '../../parts/form/SaveBar';
import { SaveForm } from '../../parts/form/SaveForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
import { FieldPairs } from '../../parts/formParts';
import { alertLimitPhrases } from './alertLimitPhrases';
import { ChangedLabel } from './ChangedLabel';
import { settingAdminPhrases } from './settingAdminPhrases';
import { useAlertLimits, useSettingMutations } from './useSettingAdmin';

const names = Object.keys(alertBounds) as (keyof AlertLimits)[];
type Texts = Record<keyof AlertLimits, string>;
const textsOf = (limits: AlertLimits) => Object.fromEntries(names.map(name => [name, String(limits[name])])) as Texts;

const faultsOf = (texts: Texts) =>
  Object.fromEntries(names.filter(name => !isWithin(name, texts[name])).map(name => [name, 'rule' as const]));

const isWithin = (name: keyof AlertLimits, text: string) => {
  const [least, most] = alertBounds[name];
  return /^\d{1,6}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
};

/** Limits at which the dashboard and mails alert the operators. */
export function AlertSection() {
  const say = usePhrases(alertLimitPhrases);
  const sayFailed = usePhrases(settingAdminPhrases);
  const { data, error, refetch } = useAlertLimits();
  return (
    <Card title={say('title')} description={say('lead')}>
      {error && !data && <FailedQuery title={sayFailed('failed')} error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton shape="block" height={220} />}
      {data && <AlertForm saved={data} />}
    </Card>
  );
}

function AlertForm({ saved }: { saved: AlertLimits }) {
  const say = usePhrases(alertLimitPhrases);
  const sayForm = usePhrases(settingAdminPhrases);
  const toast = useToast();
  const { setAlerts } = useSettingMutations();
  const form = useSaveForm({
    stored: textsOf(saved),
    needsChange: true,
    faultsOf,
    sayFault: (fault: 'rule', name) => {
      const [least, most] = alertBounds[name];
      return say(fault, { least, most });
    },
    save: (values, changed) => setAlerts.mutateAsync(Object.fromEntries(changed.map(name => [name, Number(values[name])]))),
    onSaved: () => toast({ tone: 'success', title: sayForm('saved') }),
  });
  return (
    <SaveForm form={form} label={say('title')} compact>
      <FieldPairs>
        {names.map(name => (
          <TextField
            key={name}
            label={<ChangedLabel isChanged={form.changed.includes(name)}>{say(name)}</ChangedLabel>}
            inputMode="numeric"
            maxLength={6}
            suffix={say(`${name}Unit`)}
            error={form.errorOf(name)}
            {...form.methods.register(name)}
          />
        ))}
      </FieldPairs>
      <SaveFoot />
    </SaveForm>
  );
}
