import { ApiError, type RowFault } from '@oj/contract';
import { Dialog, TextField, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { DialogForm } from '../../parts/DialogForm';
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
  const [values, setValues] = useState(blank);
  const [faults, setFaults] = useState<readonly RowFault[]>([]);
  const submit = async () => {
    const row = userColumns.map(column => (column in values ? values[column as Asked].trim() : ''));
    try {
      await add.mutateAsync([row]);
      toast({ tone: 'success', title: say('added', { name: values.username.trim() }) });
      onClose();
    } catch (reason) {
      if (reason instanceof ApiError && reason.status < 500) setFaults(await look([row]).catch(() => []));
    }
  };
  const errorOf = (name: Asked) => {
    const fault = faults.find(({ field }) => field === name);
    return fault && sayFault(fault.code);
  };
  return (
    <Dialog title={say('add')} width={520} closeOnOutsidePress={false} open onOpenChange={open => !open && onClose()}>
      <DialogForm submit={say('add')} sending={add} isErrorAtField={faults.length > 0} onSubmit={() => void submit()} onClose={onClose}>
        {asked.map(name => (
          <TextField
            key={name}
            label={say(name)}
            type={inputType[name] ?? 'text'}
            required={name === 'username' || name === 'password'}
            autoComplete={name === 'password' ? 'new-password' : 'off'}
            value={values[name]}
            error={errorOf(name)}
            onChange={event => {
              setValues({ ...values, [name]: event.target.value });
              setFaults(faults.filter(({ field }) => field !== name));
            }}
          />
        ))}
      </DialogForm>
    </Dialog>
  );
}
