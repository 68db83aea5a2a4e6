import { zodResolver } from '@hookform/resolvers/zod';
import { type Group, groupStatuses } from '@oj/contract';
import { AvatarCropper, Button, Card, Switch, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { LeaveGuard } from '../parts/LeaveGuard';
import { SideColumns, SideStack } from '../parts/SideColumns';
import { Refusal, StackedForm } from '../parts/StackedForm';
import { useMay } from '../session/useMay';
import { useTitle } from '../site/useSite';
import { GroupEnd } from './GroupEnd';
import { GroupFields } from './GroupFields';
import { groupFormPhrases } from './groupFormPhrases';
import { groupPhrases } from './groupPhrases';
import { groupSettingPhrases } from './groupSettingPhrases';
import { GroupForm, type GroupValues, type ReadyGroup, valuesOf } from './groupValues';
import { useChangeGroup, useGroupAvatar } from './useGroupChanges';

/** What the roots of a group set. */
export function GroupSettings({ group, onDisbanded }: { group: Group; onDisbanded: () => void }) {
  const say = usePhrases(groupSettingPhrases);
  const sayGroup = usePhrases(groupPhrases);
  useTitle(`${sayGroup('setting')} - ${group.name}`);
  return (
    <SideColumns data-side="last">
      <Card title={say('facts')}>
        <FactsForm group={group} />
      </Card>
      <SideStack>
        <Card title={say('avatar')}>
          <GroupAvatar group={group} />
        </Card>
        {group.powers.disband && <GroupEnd group={group} onDisbanded={onDisbanded} />}
      </SideStack>
    </SideColumns>
  );
}

function FactsForm({ group }: { group: Group }) {
  const say = usePhrases(groupFormPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const mayDisable = useMay('group_manage');
  const [isDisabled, setIsDisabled] = useState(group.status === groupStatuses.disabled);
  const change = useChangeGroup();
  const form = useForm<GroupValues, unknown, ReadyGroup>({
    defaultValues: valuesOf(group),
    resolver: zodResolver(GroupForm),
    mode: 'onBlur',
  });
  const submit = form.handleSubmit(async draft => {
    await change.mutateAsync({ ...draft, id: group.id, ...(mayDisable && { status: isDisabled ? 1 : 0 }) });
    form.reset(form.getValues());
    toast({ tone: 'success', title: say('saved') });
  });
  return (
    <StackedForm
      onSubmit={event => {
        event.preventDefault();
        void submit().catch(() => undefined);
      }}
    >
      <LeaveGuard active={form.formState.isDirty && !form.formState.isSubmitting} />
      <GroupFields form={form} />
      {mayDisable && <Switch label={say('disabled')} checked={isDisabled} onCheckedChange={setIsDisabled} />}
      <Refusal>{change.error ? sentenceFor(change.error, sayError) : undefined}</Refusal>
      <div>
        <Button type="submit" tone="primary" pending={change.isPending}>
          {say('save')}
        </Button>
      </div>
    </StackedForm>
  );
}

function GroupAvatar({ group }: { group: Group }) {
  const say = usePhrases(groupSettingPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const upload = useGroupAvatar(group.id);
  return (
    <AvatarCropper
      name={group.name}
      currentUrl={group.avatar ?? undefined}
      describeError={reason => sentenceFor(reason, sayError)}
      onCrop={async picture => {
        await upload.mutateAsync(picture);
        toast({ tone: 'success', title: say('uploaded') });
      }}
    />
  );
}
