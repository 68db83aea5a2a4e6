import type { Switches } from '@oj/contract';
import { Card, PageHeader, Skeleton, theme, usePhrases, useToast } from '@oj/ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { FailedQuery } from '../../api/FailedQuery';
import { useTitle } from '../../site/useSite';
import { LeaveGuard } from '../../parts/LeaveGuard';
import { StickyBar } from '../../parts/StickyBar';
import { LimitField } from './LimitField';
import { SaveState } from './SaveFoot';
import { settingAdminPhrases } from './settingAdminPhrases';
import { SettingForm } from './SettingForm';
import { switchPhrases } from './switchPhrases';
import { SwitchRow } from './SwitchRow';
import { boundsOf, changeOf, isLimitRight, type LimitName, switchGroups, valuesOf } from './switchValues';
import { useChanges } from './useChanges';
import { useSettingMutations, useSwitches } from './useSettingAdmin';

/** The switches and limits of the site. */
export function SwitchAdminPage() {
  const say = usePhrases(switchPhrases);
  const saySetting = usePhrases(settingAdminPhrases);
  useTitle(say('title'));
  const { data, error, refetch } = useSwitches();
  return (
    <>
      <PageHeader title={say('title')} description={say('lead')} />
      {error && !data && <FailedQuery title={saySetting('failed')} error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton shape="block" height={480} />}
      {data && <SwitchForm saved={data} />}
    </>
  );
}

function SwitchForm({ saved }: { saved: Switches }) {
  const say = usePhrases(switchPhrases);
  const saySetting = usePhrases(settingAdminPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const { setSwitches } = useSettingMutations();
  const { values, changed, change, discard, settle } = useChanges(valuesOf(saved));
  const [isAsked, setIsAsked] = useState(false);
  const ruleOf = (name: LimitName) => {
    if (!isAsked || isLimitRight(name, values[name])) return undefined;
    const [least, most] = boundsOf(name);
    return say('limitRule', { least, most });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (!changed.length || !switchGroups.every(({ limits }) => limits.every(name => isLimitRight(name, values[name])))) return;
    setSwitches.mutate(changeOf(values, changed), {
      onSuccess: () => {
        settle(values);
        setIsAsked(false);
        toast({ tone: 'success', title: saySetting('saved') });
      },
    });
  };
  return (
    <Form aria-label={say('title')} onSubmit={submit}>
      <LeaveGuard active={changed.length > 0} />
      {switchGroups.map(({ name: group, switches, limits }) => (
        <Card key={group} title={say(group)}>
          {switches.map(name => (
            <SwitchRow
              key={name}
              name={name}
              checked={values[name]}
              isChanged={changed.includes(name)}
              onCheckedChange={checked => change({ [name]: checked })}
            />
          ))}
          {limits.length > 0 && (
            <Limits>
              {limits.map(name => (
                <LimitField
                  key={name}
                  name={name}
                  value={values[name]}
                  isChanged={changed.includes(name)}
                  error={ruleOf(name)}
                  onValueChange={value => change({ [name]: value })}
                />
              ))}
            </Limits>
          )}
        </Card>
      ))}
      <StickyBar>
        <SaveState
          changes={changed.length}
          pending={setSwitches.isPending}
          refusal={setSwitches.error ? sentenceFor(setSwitches.error, sayError) : undefined}
          onDiscard={() => {
            discard();
            setSwitches.reset();
          }}
        />
      </StickyBar>
    </Form>
  );
}

const Form = styled(SettingForm)`
  max-width: 880px;
`;

const Limits = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(232px, 100%), 1fr));
  align-items: start;
  gap: ${theme.space[6]} ${theme.space[7]};
  &:not(:first-child) {
    margin-block-start: ${theme.space[5]};
    padding-block-start: ${theme.space[6]};
    border-block-start: 1px solid ${theme.color.line};
  }
`;
