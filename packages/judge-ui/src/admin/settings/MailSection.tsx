import { ApiError } from '@oj/contract';
import { Card, Checkbox, Select, Skeleton, Tag, TextField, usePhrases, useToast } from '@oj/ui';
import { Inbox, Mail, Server } from 'lucide-react';
import type { ChangeEvent, FormEvent } from 'react';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { FailedQuery } from '../../api/FailedQuery';
import { ChangedLabel } from './ChangedLabel';
import { changeOf, mailPorts, type MailValues, valuesOf } from './mailValues';
import { Outbox } from './Outbox';
import { SaveFoot } from './SaveFoot';
import { settingAdminPhrases } from './settingAdminPhrases';
import { SettingForm, SettingPairs } from './SettingForm';
import { TestLetter } from './TestLetter';
import { useChanges } from './useChanges';
import { useReportDirty } from './useReportDirty';
import { useMailConfig, useSettingMutations } from './useSettingAdmin';

type SavedMail = NonNullable<ReturnType<typeof useMailConfig>['data']>;

const senders = {
  settings: { tone: 'success', Icon: Mail, phrase: 'bySettings' },
  environment: { tone: 'success', Icon: Server, phrase: 'byEnvironment' },
  outbox: { tone: 'warning', Icon: Inbox, phrase: 'byOutbox' },
} as const;

interface SectionProps {
  onDirty: (isDirty: boolean) => void;
}

/** The mail server, a test mail, and the mails that could not be sent. */
export function MailSection({ onDirty }: SectionProps) {
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
      {data && <MailForm saved={data} onDirty={onDirty} />}
    </Card>
  );
}

function MailForm({ saved, onDirty }: SectionProps & { saved: SavedMail }) {
  const say = usePhrases(settingAdminPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const { setMail } = useSettingMutations();
  const { values, changed, change, discard, settle } = useChanges(valuesOf(saved));
  useReportDirty(changed.length > 0, onDirty);
  const refusal = setMail.error ? sentenceFor(setMail.error, sayError) : undefined;
  const isAtHost = setMail.error instanceof ApiError && setMail.error.code === 'settings.mailHost';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!changed.length) return;
    setMail.mutate(changeOf(values, changed), {
      onSuccess: () => {
        settle(values);
        toast({ tone: 'success', title: say('saved') });
      },
    });
  };
  const field = (name: Exclude<keyof MailValues, 'emailSsl'>) => ({
    label: <ChangedLabel isChanged={changed.includes(name)}>{say(name)}</ChangedLabel>,
    maxLength: 255,
    value: values[name],
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      change({ [name]: event.target.value });
      if (name === 'emailHost' && isAtHost) setMail.reset();
    },
  });
  const isElsewhere = changed.includes('emailHost');
  const passwordHint = saved.hasPassword ? (isElsewhere ? 'passwordGoes' : 'passwordKept') : 'passwordNone';
  return (
    <>
      <SettingForm aria-label={say('mail')} onSubmit={submit}>
        <SettingPairs>
          <TextField {...field('emailHost')} placeholder="smtp.example.org" error={isAtHost && refusal} />
          <Select
            label={<ChangedLabel isChanged={changed.includes('emailPort')}>{say('emailPort')}</ChangedLabel>}
            value={values.emailPort}
            options={mailPorts.map(port => ({ value: port, label: port }))}
            onValueChange={emailPort => change({ emailPort })}
          />
          <TextField {...field('emailUsername')} />
          <TextField {...field('emailPassword')} type="password" autoComplete="new-password" hint={say(passwordHint)} />
          <TextField {...field('emailFrom')} hint={say('emailFromHint')} />
          <div data-beside>
            <Checkbox
              label={<ChangedLabel isChanged={changed.includes('emailSsl')}>{say('emailSsl')}</ChangedLabel>}
              hint={say('emailSslHint')}
              checked={values.emailSsl}
              onCheckedChange={emailSsl => change({ emailSsl })}
            />
          </div>
        </SettingPairs>
        <SaveFoot
          changes={changed.length}
          pending={setMail.isPending}
          refusal={isAtHost ? undefined : refusal}
          onDiscard={() => {
            discard();
            setMail.reset();
          }}
        />
      </SettingForm>
      <TestLetter isUnsaved={changed.length > 0} isKept={saved.sendsBy === 'outbox'} />
      <Outbox canSend={saved.sendsBy !== 'outbox'} />
    </>
  );
}
