import { Email, type WebConfig } from '@oj/contract';
import { Card, Checkbox, Skeleton, TextArea, TextField, usePhrases, useToast } from '@oj/ui';
import { Controller } from 'react-hook-form';
import { FailedQuery } from '../../api/FailedQuery';
import { SaveFoot } from '../../parts/form/SaveBar';
import { SaveForm } from '../../parts/form/SaveForm';
import { pick, useSaveForm } from '../../parts/form/useSaveForm';
import { FieldPairs } from '../../parts/formParts';
import { ChangedLabel } from './ChangedLabel';
import { settingAdminPhrases } from './settingAdminPhrases';
import { useSettingMutations, useWebConfig } from './useSettingAdmin';
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

/** Names and addresses of the site. */
export function WebSection() {
  const say = usePhrases(settingAdminPhrases);
  const { data, error, refetch } = useWebConfig();
  return (
    <Card title={say('web')} description={say('webLead')}>
      {error && !data && <FailedQuery title={say('failed')} error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton shape="block" height={640} />}
      {data && <WebForm stored={data} />}
    </Card>
  );
}

function WebForm({ stored }: { stored: WebConfig }) {
  const say = usePhrases(settingAdminPhrases);
  const toast = useToast();
  const { setWeb } = useSettingMutations();
  const form = useSaveForm({
    stored,
    needsChange: true,
    faultsOf,
    sayFault: (fault: Rule) => say(fault),
    save: (values, changed) => setWeb.mutateAsync(pick(values, changed)),
    onSaved: () => toast({ tone: 'success', title: say('saved') }),
  });
  const { control, register } = form.methods;
  const isChanged = (name: keyof WebConfig) => form.changed.includes(name);
  const field = (name: Line | 'description') => ({
    label: <ChangedLabel isChanged={isChanged(name)}>{say(name)}</ChangedLabel>,
    maxLength: longest[name],
    error: form.errorOf(name),
    ...register(name),
  });
  return (
    <SaveForm form={form} label={say('web')} compact>
      <FieldPairs>
        <TextField {...field('name')} />
        <TextField {...field('shortName')} hint={say('shortNameHint')} />
        <div data-wide>
          <TextArea rows={2} {...field('description')} />
        </div>
        {lines.map(name => (
          <TextField key={name} {...field(name)} hint={name === 'baseUrl' ? say('baseUrlHint') : undefined} />
        ))}
        <div data-beside>
          <Controller
            control={control}
            name="register"
            render={({ field: { value, onChange } }) => (
              <Checkbox
                label={<ChangedLabel isChanged={isChanged('register')}>{say('register')}</ChangedLabel>}
                hint={say('registerHint')}
                checked={value}
                onCheckedChange={onChange}
              />
            )}
          />
        </div>
      </FieldPairs>
      <SaveFoot />
    </SaveForm>
  );
}

/** Only what was changed is sent, so only that is checked. */
function faultsOf(values: WebConfig, stored: WebConfig) {
  const faults: Partial<Record<keyof WebConfig, Rule>> = {};
  for (const name of ['name', 'shortName', ...lines] as const) {
    const fault = values[name] === stored[name] ? undefined : faultOf(name, values[name].trim());
    if (fault) faults[name] = fault;
  }
  return faults;
}

function faultOf(name: Line, value: string): Rule | undefined {
  if (!value) return required.has(name) ? 'emptyRule' : undefined;
  if (addresses.has(name)) return isWebAddress(value) ? undefined : 'addressRule';
  return name === 'email' && !Email.safeParse(value).success ? 'emailRule' : undefined;
}
