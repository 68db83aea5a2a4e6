import { zodResolver } from '@hookform/resolvers/zod';
import { Dialog, usePhrases, useToast } from '@oj/ui';
import { useForm } from 'react-hook-form';
import { DialogForm } from '../parts/DialogForm';
import { LeaveGuard } from '../parts/LeaveGuard';
import { GroupFields } from './GroupFields';
import { groupFormPhrases } from './groupFormPhrases';
import { GroupForm, type GroupValues, newGroup, type ReadyGroup } from './groupValues';
import { useAddGroup } from './useGroupChanges';

interface GroupDialogProps {
  onClose: () => void;
  onCreated: (gid: number) => void;
}

/** The dialog that creates a group. */
export function GroupDialog({ onClose, onCreated }: GroupDialogProps) {
  const say = usePhrases(groupFormPhrases);
  const toast = useToast();
  const add = useAddGroup();
  const form = useForm<GroupValues, unknown, ReadyGroup>({ defaultValues: newGroup, resolver: zodResolver(GroupForm), mode: 'onBlur' });
  const submit = form.handleSubmit(async draft => {
    const { id } = await add.mutateAsync(draft);
    toast({ tone: 'success', title: say('created') });
    onClose();
    onCreated(id);
  });
  return (
    <Dialog title={say('create')} width={760} closeOnOutsidePress={false} open onOpenChange={open => !open && onClose()}>
      <DialogForm submit={say('create')} sending={add} onSubmit={() => void submit().catch(() => undefined)} onClose={onClose}>
        <LeaveGuard active={form.formState.isDirty && !form.formState.isSubmitting} />
        <GroupFields form={form} />
      </DialogForm>
    </Dialog>
  );
}
