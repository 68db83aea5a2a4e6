import { type AccountRule, accountRuleOf, contestAccess } from '@oj/contract';
import { Card, RadioGroup, TagsInput, TextField, usePhrases } from '@oj/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { contestFormPhrases } from './contestFormPhrases';
import { type ContestValues, ruleTextOf } from './contestValues';
import { FaultLine, FieldRow, PlainFieldset, QuietLine, Rows } from '../../parts/formParts';
import { useFormAround } from '../../parts/form/SaveForm';
import { OnOff } from './OnOff';

const auths = ['0', '1', '2'] as const;
const MOST_STARS = 2000;
const starOf = (name: string) => ({ key: name, name });

/** Who takes part: password, account names, unofficial users. */
export function EntrySection() {
  const say = usePhrases(contestFormPhrases);
  const { errorOf } = useFormAround<ContestValues>();
  const { control, register } = useFormContext<ContestValues>();
  const [auth, hasPassword, isLimited] = useWatch({ control, name: ['auth', 'hasPassword', 'openAccountLimit'] });
  return (
    <Card title={say('entry')}>
      <Rows>
        <Controller
          control={control}
          name="auth"
          render={({ field: { ref, value, onChange } }) => (
            <RadioGroup
              ref={ref}
              label={say('auth')}
              value={String(value)}
              options={auths.map(each => ({ value: each, label: say(`auth${each}`), hint: say(`auth${each}Hint`) }))}
              onValueChange={chosen => onChange(Number(chosen))}
            />
          )}
        />
        {auth !== contestAccess.public && (
          <FieldRow>
            <TextField
              label={say('pwd')}
              required={!hasPassword}
              hint={hasPassword ? say('pwdHint') : undefined}
              maxLength={64}
              autoComplete="off"
              error={errorOf('pwd')}
              {...register('pwd')}
            />
          </FieldRow>
        )}
        <OnOff name="openAccountLimit" />
        {isLimited && <AccountRuleFields />}
        <Controller
          control={control}
          name="starAccount"
          render={({ field: { value, onChange } }) => (
            <TagsInput
              label={say('starAccount')}
              hint={say('starHint')}
              options={[]}
              max={MOST_STARS}
              value={value.map(starOf)}
              create={starOf}
              error={errorOf('starAccount')}
              onValueChange={stars => onChange(stars.map(({ name }) => name))}
            />
          )}
        />
      </Rows>
    </Card>
  );
}

const ruleFields = [
  { name: 'prefix', label: 'prefix', inputMode: 'text' },
  { name: 'start', label: 'rangeStart', inputMode: 'numeric' },
  { name: 'end', label: 'rangeEnd', inputMode: 'numeric' },
  { name: 'suffix', label: 'suffix', inputMode: 'text' },
] as const;

function AccountRuleFields() {
  const say = usePhrases(contestFormPhrases);
  const { errorOf } = useFormAround<ContestValues>();
  const { control, register } = useFormContext<ContestValues>();
  const rule = useWatch({ control, name: 'rule' });
  const names = namesOf(accountRuleOf(ruleTextOf(rule)));
  return (
    <PlainFieldset aria-label={say('rule')}>
      <Rows>
        <FieldRow>
          {ruleFields.map(({ name, label, inputMode }) => (
            <TextField
              key={name}
              label={say(label)}
              inputMode={inputMode}
              autoComplete="off"
              spellCheck={false}
              maxLength={50}
              {...register(`rule.${name}`)}
            />
          ))}
        </FieldRow>
        <TextField label={say('extra')} hint={say('extraHint')} spellCheck={false} maxLength={10_000} {...register('rule.extra')} />
        {names && <QuietLine as="output">{say('rulePreview', { names })}</QuietLine>}
        {errorOf('rule') && (
          <FaultLine role="alert" tabIndex={-1} data-field="rule">
            {errorOf('rule')}
          </FaultLine>
        )}
      </Rows>
    </PlainFieldset>
  );
}

/** The first and the last name that a rule admits. */
function namesOf(rule: AccountRule | undefined) {
  if (!rule) return undefined;
  const { prefix, suffix, range, extra } = rule;
  const numbered = range ? [...new Set([range.start, range.end])].map(number => `${prefix}${number}${suffix}`).join(' … ') : undefined;
  return [numbered, ...extra.slice(0, 3), ...(extra.length > 3 ? [`+${extra.length - 3}`] : [])].filter(Boolean).join(', ');
}
