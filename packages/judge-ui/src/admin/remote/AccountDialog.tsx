import type { AccountSite, RemoteAccount } from '@oj/contract';
import { Dialog, TextField, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { DialogForm } from '../../parts/DialogForm';
import { remotePhrases } from './remotePhrases';
import { useRemoteMutations } from './useRemote';

interface AccountDialogProps {
  site: AccountSite;
  /** Whose password changes; undefined: a new account. */
  account: RemoteAccount | undefined;
  onClose: () => void;
}

/** Name and password of an account at a site. A password goes in and never comes out. */
export function AccountDialog({ site, account, onClose }: AccountDialogProps) {
  const say = usePhrases(remotePhrases);
  const toast = useToast();
  const { add, change } = useRemoteMutations();
  const [username, setUsername] = useState(account?.username ?? '');
  const [password, setPassword] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const missing = (text: string) => isAsked && !text.trim() && say('needed');
  const onSuccess = () => {
    toast({ tone: 'success', title: say('saved') });
    onClose();
  };
  const save = () => {
    setIsAsked(true);
    if (!username.trim() || !password) return;
    if (account) change.mutate({ id: account.id, password, isOff: account.state === 'off' }, { onSuccess });
    else add.mutate({ site, username: username.trim(), password }, { onSuccess });
  };
  return (
    <Dialog
      title={account ? say('changePassword') : say('addTitle', { site })}
      width={440}
      closeOnOutsidePress={false}
      open
      onOpenChange={next => !next && onClose()}
    >
      <DialogForm submit={say('save')} sending={account ? change : add} onSubmit={save} onClose={onClose}>
        <TextField
          label={say('username')}
          required
          disabled={!!account}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          value={username}
          error={missing(username)}
          onChange={event => setUsername(event.target.value)}
        />
        <TextField
          label={say('password')}
          type="password"
          required
          maxLength={200}
          autoComplete="new-password"
          value={password}
          error={missing(password)}
          onChange={event => setPassword(event.target.value)}
        />
      </DialogForm>
    </Dialog>
  );
}
