import { Card, Checkbox, Select, Skeleton, Tag, TextField, usePhrases, useToast } from '@oj/ui';
import { Inbox, Mail, Server } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { FailedQuery } from '../../api/FailedQuery';
import { SaveFoot } from '../../parts/form/SaveBar';
import { SaveForm } from '../../parts/form/SaveForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
import { FieldPairs } from '../../parts/formParts';
import { ChangedLabel } from './ChangedLabel';
import { changeOf, mailPorts, type MailValues, valuesOf } from './mailValues';
import { Outbox } from './Outbox';
import { settingAdminPhrases } from './settingAdminPhrases';
import { TestMail } from './TestMail';
import { useMailConfig, useSettingMutations } from './useSettingAdmin';

type SavedMail = NonNullable<ReturnType<typeof useMailConfig>['data']>;

const senders = {
  settings: { tone: 'success', Icon: Mail, phrase: 'bySettings' },
  environment: { tone: 'success', Icon: Server, phrase: 'byEnvironment' },
  outbox: { tone: 'warning', Icon: Inbox, phrase: 'byOutbox' },
} as const;

/** The mail server, a test mail, and the mails that could not be sent. */
export function MailSection() {
  const say = usePhrases(settingAdminPhrases);
  const { data, error, refetch } = useMailConfig();
  const { tone, Icon, phrase } = senders[data?.sendsBy ?? 'settings'];
  return (
    <Card
      title={say('mail')}
      description={say('mailLead')}
      actions={
        data && (
          <Tag tone={tone}>
            <Icon aria-hidden /> {say(phrase)}
          </Tag>
        )
      }
    >
      {error && !data && <FailedQuery title={say('failed')} error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton shape="block" height={320} />}
      {data && <MailForm saved={data} />}
    </Card>
  );
}

function MailForm({ saved }: { saved: SavedMail }) {
  const say = usePhrases(settingAdminPhrases);
  const toast = useToast();
  const { setMail } = useSettingMutations();
  const form = useSaveForm({
    stored: valuesOf(saved),
    needsChange: true,
    errorFields: { 'settings.mailHost': 'emailHost' },
    save: (values, changed) => setMail.mutateAsync(changeOf(values, changed)),
    onSaved: () => toast({ tone: 'success', title: say('saved') }),
  });
  const { control, register } = form.methods;
  const labelOf = (name: keyof MailValues) => <ChangedLabel isChanged={form.changed.includes(name)}>{say(name)}</ChangedLabel>;
  const field = (name: Exclude<keyof MailValues, 'emailSsl'>) => ({
    label: labelOf(name),
    maxLength: 255,
    autoComplete: 'off',
    error: form.errorOf(name),
    ...register(name),
  });
  const isElsewhere = form.changed.includes('emailHost');
  const passwordHint = saved.hasPassword ? (isElsewhere ? 'passwordGoes' : 'passwordKept') : 'passwordNone';
  return (
    <>
      <SaveForm form={form} label={say('mail')} compact>
        <FieldPairs>
          <TextField {...field('emailHost')} placeholder="smtp.example.org" />
          <Controller
            control={control}
            name="emailPort"
            render={({ field: { value, onChange } }) => (
              <Select
                label={labelOf('emailPort')}
                value={value}
                options={mailPorts.map(port => ({ value: port, label: port }))}
                onValueChange={onChange}
              />
            )}
          />
          <TextField {...field('emailUsername')} />
          <TextField {...field('emailPassword')} type="password" autoComplete="new-password" hint={say(passwordHint)} />
          <TextField {...field('emailFrom')} hint={say('emailFromHint')} />
          <div data-beside>
            <Controller
              control={control}
              name="emailSsl"
              render={({ field: { value, onChange } }) => (
                <Checkbox label={labelOf('emailSsl')} hint={say('emailSslHint')} checked={value} onCheckedChange={onChange} />
              )}
            />
          </div>
        </FieldPairs>
        <SaveFoot />
      </SaveForm>
      <TestMail isUnsaved={form.isDirty} isKept={saved.sendsBy === 'outbox'} />
      <Outbox canSend={saved.sendsBy !== 'outbox'} />
    </>
  );
}
