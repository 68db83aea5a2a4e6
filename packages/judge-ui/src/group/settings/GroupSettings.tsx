import { type Group, GroupDraft, groupStatuses } from '@oj/contract';
import { AvatarCropper, Card, usePhrases, useToast } from '@oj/ui';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { SwitchField } from '../../parts/form/SwitchField';
import { faultsIn, readyFor } from '../../parts/form/faultsIn';
import { SaveFoot } from '../../parts/form/SaveBar';
import { SaveForm } from '../../parts/form/SaveForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
import { SideColumns, SideStack } from '../../parts/SideColumns';
import { useMay } from '../../session/useMay';
import { useTitle } from '../../site/useSite';
import { GroupEnd } from './GroupEnd';
import { GroupFields, useGroupFault } from './GroupFields';
import { groupFormPhrases } from './groupFormPhrases';
import { groupPhrases } from '../groupPhrases';
import { groupSettingPhrases } from './groupSettingPhrases';
import { valuesOf } from './groupValues';
import { useChangeGroup, useGroupAvatar } from '../useGroupChanges';

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
  const toast = useToast();
  const mayDisable = useMay('group_manage');
  const change = useChangeGroup();
  const form = useSaveForm({
    stored: { ...valuesOf(group), isDisabled: group.status === groupStatuses.disabled },
    needsChange: true,
    faultsOf: values => faultsIn(GroupDraft, values),
    sayFault: useGroupFault(),
    save: ({ isDisabled, ...values }) =>
      change.mutateAsync({ ...readyFor(GroupDraft, values), id: group.id, ...(mayDisable && { status: isDisabled ? 1 : 0 }) }),
    onSaved: () => toast({ tone: 'success', title: say('saved') }),
  });
  return (
    <SaveForm form={form} compact>
      <GroupFields />
      {mayDisable && <SwitchField control={form.methods.control} name="isDisabled" label={say('disabled')} />}
      <SaveFoot />
    </SaveForm>
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
