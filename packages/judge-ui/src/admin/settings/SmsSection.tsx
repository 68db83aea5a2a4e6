import type { SmsConfig } from '@oj/contract';
import { Card, Skeleton, Tag, TextField, usePhrases, useToast } from '@oj/ui';
import { FailedQuery } from '../../api/FailedQuery';
import { SaveFoot } from '../../parts/form/SaveBar';
import { SaveForm } from '../../parts/form/SaveForm';
import { pick, useSaveForm } from '../../parts/form/useSaveForm';
import { FieldPairs } from '../../parts/formParts';
import { ChangedLabel } from './ChangedLabel';
import { settingAdminPhrases } from './settingAdminPhrases';
import { smsPhrases } from './smsPhrases';
import { TestMessage } from './TestMessage';
import { useSettingMutations, useSmsConfig } from './useSettingAdmin';

/** The webhook for messages to phones, and a test message. */
export function SmsSection() {
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
      {data && <SmsForm saved={data} />}
    </Card>
  );
}

function SmsForm({ saved }: { saved: SmsConfig & { hasSecret: boolean } }) {
  const say = usePhrases(smsPhrases);
  const sayForm = usePhrases(settingAdminPhrases);
  const toast = useToast();
  const { setSms } = useSettingMutations();
  const { smsWebhook, smsSender } = saved;
  const form = useSaveForm({
    stored: { smsWebhook, smsSender, smsSecret: '' },
    needsChange: true,
    errorFields: { 'settings.smsAddress': 'smsWebhook', 'input.invalid': 'smsWebhook' },
    save: (values, changed) => setSms.mutateAsync(pick(values, changed)),
    onSaved: () => toast({ tone: 'success', title: sayForm('saved') }),
  });
  const field = (name: 'smsWebhook' | 'smsSender' | 'smsSecret') => ({
    label: <ChangedLabel isChanged={form.changed.includes(name)}>{say(name)}</ChangedLabel>,
    maxLength: name === 'smsSender' ? 50 : 255,
    autoComplete: 'off',
    spellCheck: false,
    error: form.errorOf(name),
    ...form.methods.register(name),
  });
  const isElsewhere = form.changed.includes('smsWebhook');
  const secretHint = saved.hasSecret ? (isElsewhere ? 'secretGoes' : 'secretKept') : 'secretNone';
  return (
    <>
      <SaveForm form={form} label={say('title')} compact>
        <FieldPairs>
          <div data-wide>
            <TextField {...field('smsWebhook')} placeholder="https://sms.example.org/send" hint={say('smsWebhookHint')} />
          </div>
          <TextField {...field('smsSender')} hint={say('smsSenderHint')} />
          <TextField {...field('smsSecret')} type="password" autoComplete="new-password" hint={say(secretHint)} />
        </FieldPairs>
        <SaveFoot />
      </SaveForm>
      <TestMessage isUnsaved={form.isDirty} canSend={saved.smsWebhook !== ''} />
    </>
  );
}
