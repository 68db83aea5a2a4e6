import type { Switches } from '@oj/contract';
import { Card, PageHeader, Skeleton, theme, usePhrases, useToast } from '@oj/ui';
import { Controller } from 'react-hook-form';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { useTitle } from '../../site/useSite';
import { SaveBar } from '../../parts/form/SaveBar';
import { SaveForm } from '../../parts/form/SaveForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
import { LimitField } from './LimitField';
import { settingAdminPhrases } from './settingAdminPhrases';
import { switchPhrases } from './switchPhrases';
import { SwitchRow } from './SwitchRow';
import { boundsOf, changeOf, faultsOf, type LimitName, switchGroups, valuesOf } from './switchValues';
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
  const toast = useToast();
  const { setSwitches } = useSettingMutations();
  const form = useSaveForm({
    stored: valuesOf(saved),
    needsChange: true,
    faultsOf,
    sayFault: (fault: 'limitRule', name) => {
      const [least, most] = boundsOf(name as LimitName);
      return say(fault, { least, most });
    },
    save: (values, changed) => setSwitches.mutateAsync(changeOf(values, changed)),
    onSaved: () => toast({ tone: 'success', title: saySetting('saved') }),
  });
  const { control, register } = form.methods;
  return (
    <Narrow>
      <SaveForm form={form} label={say('title')} compact>
        {switchGroups.map(({ name: group, switches, limits }) => (
          <Card key={group} title={say(group)}>
            {switches.map(name => (
              <Controller
                key={name}
                control={control}
                name={name}
                render={({ field: { value, onChange } }) => (
                  <SwitchRow name={name} checked={value} isChanged={form.changed.includes(name)} onCheckedChange={onChange} />
                )}
              />
            ))}
            {limits.length > 0 && (
              <Limits>
                {limits.map(name => (
                  <LimitField
                    key={name}
                    limit={name}
                    isChanged={form.changed.includes(name)}
                    error={form.errorOf(name)}
                    {...register(name)}
                  />
                ))}
              </Limits>
            )}
          </Card>
        ))}
        <SaveBar />
      </SaveForm>
    </Narrow>
  );
}

const Narrow = styled.div`
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
