import type { SmsConfig } from '@oj/contract';
import { ApiError } from '@oj/contract';
import { Card, Skeleton, Tag, TextField, usePhrases, useToast } from '@oj/ui';
import type { ChangeEvent, FormEvent } from 'react';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { FailedQuery } from '../../api/FailedQuery';
import { ChangedLabel } from './ChangedLabel';
import { SaveFoot } from './SaveFoot';
import { settingAdminPhrases } from './settingAdminPhrases';
import { SettingForm, SettingPairs } from './SettingForm';
import { smsPhrases } from './smsPhrases';
import { TestMessage } from './TestMessage';
import { pick, useChanges } from './useChanges';
import { useReportDirty } from './useReportDirty';
import { useSettingMutations, useSmsConfig } from './useSettingAdmin';

interface SectionProps {
  onDirty: (isDirty: boolean) => void;
}

/** The webhook for messages to phones, and a test message. */
export function SmsSection({ onDirty }: SectionProps) {
  const say = usePhrases(smsPhrases);
  const sayFailed = usePhrases(settingAdminPhrases);
  const { data, error, refetch } = useSmsConfig();
  return (
    <Card
      title={say('title')}
      description={say('lead')}
      actions={data && <Tag tone={data.smsWebhook ? 'success' : 'neutral'}>{say(data.smsWebhook ? 'on' : 'off')}</Tag>}
    >
      {error && !data && <FailedQuery title={sayFailed('failed')} error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton shape="block" height={240} />}
      {data && <SmsForm saved={data} onDirty={onDirty} />}
    </Card>
  );
}

function SmsForm({ saved, onDirty }: SectionProps & { saved: SmsConfig & { hasSecret: boolean } }) {
  const say = usePhrases(smsPhrases);
  const sayForm = usePhrases(settingAdminPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const { setSms } = useSettingMutations();
  const { smsWebhook, smsSender } = saved;
  const { values, changed, change, discard, settle } = useChanges({ smsWebhook, smsSender, smsSecret: '' });
  useReportDirty(changed.length > 0, onDirty);
  const refusal = setSms.error ? sentenceFor(setSms.error, sayError) : undefined;
  const isAtAddress = setSms.error instanceof ApiError && ['settings.smsAddress', 'input.invalid'].includes(setSms.error.code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!changed.length) return;
    setSms.mutate(pick(values, changed), {
      onSuccess: () => {
        settle(values);
        toast({ tone: 'success', title: sayForm('saved') });
      },
    });
  };
  const field = (name: keyof typeof values) => ({
    label: <ChangedLabel isChanged={changed.includes(name)}>{say(name)}</ChangedLabel>,
    maxLength: name === 'smsSender' ? 50 : 255,
    value: values[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      change({ [name]: event.target.value });
      if (name === 'smsWebhook' && isAtAddress) setSms.reset();
    },
  });
  const isElsewhere = changed.includes('smsWebhook');
  const secretHint = saved.hasSecret ? (isElsewhere ? 'secretGoes' : 'secretKept') : 'secretNone';
  return (
    <>
      <SettingForm aria-label={say('title')} onSubmit={submit}>
        <SettingPairs>
          <div data-wide>
            <TextField
              {...field('smsWebhook')}
              placeholder="https://sms.example.org/send"
              hint={say('smsWebhookHint')}
              error={isAtAddress && refusal}
            />
          </div>
          <TextField {...field('smsSender')} hint={say('smsSenderHint')} />
          <TextField {...field('smsSecret')} type="password" autoComplete="new-password" hint={say(secretHint)} />
        </SettingPairs>
        <SaveFoot
          changes={changed.length}
          pending={setSms.isPending}
          refusal={isAtAddress ? undefined : refusal}
          onDiscard={() => {
            discard();
            setSms.reset();
          }}
        />
      </SettingForm>
      <TestMessage isUnsaved={changed.length > 0} canSend={saved.smsWebhook !== ''} />
    </>
  );
}
