import { ApiError } from '@oj/contract';
import { Dialog, TextField, usePhrases, useToast } from '@oj/ui';
import { SaveDialogForm } from '../../parts/form/SaveDialogForm';
import { FieldFaults, useSaveForm } from '../../parts/form/useSaveForm';
import { manyUsersPhrases } from './manyUsersPhrases';
import { userAdminPhrases } from './userAdminPhrases';
import { type UserColumn, userColumns } from './userRows';
import { useImportUsers } from './useUserAdmin';

type Asked = Extract<UserColumn, 'username' | 'password' | 'email' | 'realname'>;
const asked: readonly Asked[] = ['username', 'password', 'email', 'realname'];
const blank: Record<Asked, string> = { username: '', password: '', email: '', realname: '' };
const inputType: Partial<Record<Asked, string>> = { password: 'password', email: 'email' };

/** The dialog that adds one user. It uses the import with a single row. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const say = usePhrases(userAdminPhrases);
  const sayFault = usePhrases(manyUsersPhrases);
  const toast = useToast();
  const { look, add } = useImportUsers();
  const form = useSaveForm({
    stored: blank,
    save: async values => {
      const row = userColumns.map(column => (column in values ? values[column as Asked].trim() : ''));
      try {
        await add.mutateAsync([row]);
      } catch (reason) {
        const faults = reason instanceof ApiError && reason.status < 500 ? await look([row]).catch(() => []) : [];
        if (faults.length) throw new FieldFaults<Asked>(Object.fromEntries(faults.map(({ field, code }) => [field, sayFault(code)])));
        throw reason;
      }
    },
    onSaved: (_, { username }) => {
      toast({ tone: 'success', title: say('added', { name: username.trim() }) });
      onClose();
    },
  });
  return (
    <Dialog title={say('add')} width={520} closeOnOutsidePress={false} open onOpenChange={open => !open && onClose()}>
      <SaveDialogForm form={form} submit={say('add')} onClose={onClose}>
        {asked.map(name => (
          <TextField
            key={name}
            label={say(name)}
            type={inputType[name] ?? 'text'}
            required={name === 'username' || name === 'password'}
            autoComplete={name === 'password' ? 'new-password' : 'off'}
            {...form.field(name)}
          />
        ))}
      </SaveDialogForm>
    </Dialog>
  );
}
