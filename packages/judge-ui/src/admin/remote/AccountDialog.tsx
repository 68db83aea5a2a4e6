import type { AccountSite, RemoteAccount } from '@oj/contract';
import { Dialog, TextField, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { DialogForm } from '../../parts/DialogForm';
import { remotePhrases } from './remotePhrases';
import { useRemoteMutations } from './useRemote';

/** Sites that ask for a person at the login. */
const asksPerson: ReadonlySet<AccountSite> = new Set(['CF', 'AC']);

interface AccountDialogProps {
  site: AccountSite;
  /** Account whose password changes; undefined: a new account is added. */
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
  const [cookie, setCookie] = useState('');
  const [userAgent, setUserAgent] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const missing = (text: string) => isAsked && !text.trim() && say('needed');
  const onSuccess = () => {
    toast({ tone: 'success', title: say('saved') });
    onClose();
  };
  const save = () => {
    setIsAsked(true);
    if (!username.trim() || (!password && !cookie.trim())) return;
    const given = { ...(password && { password }), ...(cookie.trim() && { cookie: cookie.trim(), userAgent: userAgent.trim() }) };
    if (account) change.mutate({ id: account.id, ...given, isOff: account.state === 'off' }, { onSuccess });
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
          required={!account}
          maxLength={200}
          autoComplete="new-password"
          value={password}
          error={!cookie.trim() && missing(password)}
          onChange={event => setPassword(event.target.value)}
        />
        {account && asksPerson.has(site) && (
          <>
            <TextField
              label={say('cookie')}
              hint={say('cookieHint')}
              maxLength={4000}
              autoComplete="off"
              spellCheck={false}
              value={cookie}
              onChange={event => setCookie(event.target.value)}
            />
            <TextField
              label={say('userAgent')}
              maxLength={300}
              autoComplete="off"
              spellCheck={false}
              value={userAgent}
              onChange={event => setUserAgent(event.target.value)}
            />
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
