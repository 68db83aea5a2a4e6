import { Email, type WebConfig } from '@oj/contract';
import { Card, Checkbox, Skeleton, TextArea, TextField, usePhrases, useToast } from '@oj/ui';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { FailedQuery } from '../../api/FailedQuery';
import { ChangedLabel } from './ChangedLabel';
import { SaveFoot } from './SaveFoot';
import { settingAdminPhrases } from './settingAdminPhrases';
import { SettingForm, SettingPairs } from './SettingForm';
import { pick, useChanges } from './useChanges';
import { useSettingMutations, useWebConfig } from './useSettingAdmin';
import { useReportDirty } from './useReportDirty';
import { isWebAddress } from './webAddress';

type Line = Exclude<keyof WebConfig, 'register' | 'description'>;
type Rule = 'emptyRule' | 'emailRule' | 'addressRule';

const longest: Record<Line | 'description', number> = {
  name: 100,
  shortName: 30,
  description: 500,
  email: 255,
  baseUrl: 255,
  wikiUrl: 255,
  recordName: 100,
  recordUrl: 255,
  projectName: 100,
  projectUrl: 255,
};
const lines: readonly Line[] = ['baseUrl', 'wikiUrl', 'projectName', 'projectUrl', 'recordName', 'recordUrl', 'email'];
const addresses: ReadonlySet<keyof WebConfig> = new Set(['baseUrl', 'wikiUrl', 'recordUrl']);
/** Required: the name of the site and the base of addresses in mails. */
const required: ReadonlySet<keyof WebConfig> = new Set(['name', 'shortName', 'baseUrl']);

interface SectionProps {
  onDirty: (isDirty: boolean) => void;
}

/** Names and addresses of the site. */
export function WebSection({ onDirty }: SectionProps) {
  const say = usePhrases(settingAdminPhrases);
  const { data, error, refetch } = useWebConfig();
  return (
    <Card title={say('web')} description={say('webLead')}>
      {error && !data && <FailedQuery title={say('failed')} error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton shape="block" height={640} />}
      {data && <WebForm saved={data} onDirty={onDirty} />}
    </Card>
  );
}

function WebForm({ saved, onDirty }: SectionProps & { saved: WebConfig }) {
  const say = usePhrases(settingAdminPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const { setWeb } = useSettingMutations();
  const { values, changed, change, discard, settle } = useChanges(saved);
  const [isAsked, setIsAsked] = useState(false);
  useReportDirty(changed.length > 0, onDirty);
  const ruleOf = (name: Line | 'description'): Rule | undefined => {
    const value = values[name].trim();
    if (!changed.includes(name)) return undefined;
    if (!value) return required.has(name) ? 'emptyRule' : undefined;
    if (addresses.has(name) && !isWebAddress(value)) return 'addressRule';
    return name === 'email' && !Email.safeParse(value).success ? 'emailRule' : undefined;
  };
  const isWrong = changed.some(name => name !== 'register' && ruleOf(name));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (isWrong || !changed.length) return;
    setWeb.mutate(pick(values, changed), {
      onSuccess: () => {
        settle(values);
        setIsAsked(false);
        toast({ tone: 'success', title: say('saved') });
      },
    });
  };
  const field = (name: Line | 'description') => {
    const rule = isAsked ? ruleOf(name) : undefined;
    return {
      label: <ChangedLabel isChanged={changed.includes(name)}>{say(name)}</ChangedLabel>,
      maxLength: longest[name],
      value: values[name],
      error: rule && say(rule),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change({ [name]: event.target.value.replace(/[\r\n]+/g, ' ') }),
    };
  };
  return (
    <SettingForm aria-label={say('web')} onSubmit={submit}>
      <SettingPairs>
        <TextField {...field('name')} />
        <TextField {...field('shortName')} hint={say('shortNameHint')} />
        <div data-wide>
          <TextArea rows={2} {...field('description')} />
        </div>
        {lines.map(name => (
          <TextField key={name} {...field(name)} hint={name === 'baseUrl' ? say('baseUrlHint') : undefined} />
        ))}
        <div data-beside>
          <Checkbox
            label={<ChangedLabel isChanged={changed.includes('register')}>{say('register')}</ChangedLabel>}
            hint={say('registerHint')}
            checked={values.register}
            onCheckedChange={register => change({ register })}
          />
        </div>
      </SettingPairs>
      <SaveFoot
        changes={changed.length}
        pending={setWeb.isPending}
        refusal={setWeb.error ? sentenceFor(setWeb.error, sayError) : undefined}
        onDiscard={() => {
          discard();
          setWeb.reset();
        }}
      />
    </SettingForm>
  );
}
