import { GroupDraft } from '@oj/contract';
import { Dialog, usePhrases, useToast } from '@oj/ui';
import { faultsIn, readyFor } from '../../parts/form/faultsIn';
import { SaveDialogForm } from '../../parts/form/SaveDialogForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
import { GroupFields, useGroupFault } from './GroupFields';
import { groupFormPhrases } from './groupFormPhrases';
import { newGroup } from './groupValues';
import { useAddGroup } from '../useGroupChanges';

interface GroupDialogProps {
  onClose: () => void;
  onCreated: (gid: number) => void;
}

/** The dialog that creates a group. */
export function GroupDialog({ onClose, onCreated }: GroupDialogProps) {
  const say = usePhrases(groupFormPhrases);
  const toast = useToast();
  const add = useAddGroup();
  const form = useSaveForm({
    stored: newGroup,
    faultsOf: values => faultsIn(GroupDraft, values),
    sayFault: useGroupFault(),
    save: values => add.mutateAsync(readyFor(GroupDraft, values)),
    onSaved: ({ id }) => {
      toast({ tone: 'success', title: say('created') });
      onClose();
      onCreated(id);
    },
  });
  return (
    <Dialog title={say('create')} width={760} closeOnOutsidePress={false} open onOpenChange={open => !open && onClose()}>
      <SaveDialogForm form={form} submit={say('create')} onClose={onClose}>
        <GroupFields />
      </SaveDialogForm>
    </Dialog>
  );
}
