import type { AccountSite, RemoteAccount } from '@oj/contract';
import { Dialog, TextField, usePhrases, useToast } from '@oj/ui';
import { SaveDialogForm } from '../../parts/form/SaveDialogForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
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
  const form = useSaveForm({
    stored: { username: account?.username ?? '', password: '', cookie: '', userAgent: '' },
    faultsOf,
    sayFault: fault => say(fault),
    save: async ({ username, password, cookie, userAgent }): Promise<unknown> => {
      if (!account) return add.mutateAsync({ site, username: username.trim(), password });
      const given = { ...(password && { password }), ...(cookie.trim() && { cookie: cookie.trim(), userAgent: userAgent.trim() }) };
      return change.mutateAsync({ id: account.id, ...given, isOff: account.state === 'off' });
    },
    onSaved: () => {
      toast({ tone: 'success', title: say('saved') });
      onClose();
    },
  });
  const line = { autoComplete: 'off', spellCheck: false };
  return (
    <Dialog
      title={account ? say('changePassword') : say('addTitle', { site })}
      width={440}
      closeOnOutsidePress={false}
      open
      onOpenChange={next => !next && onClose()}
    >
      <SaveDialogForm form={form} submit={say('save')} onClose={onClose}>
        <TextField label={say('username')} required readOnly={!!account} maxLength={100} {...line} {...form.field('username')} />
        <TextField
          label={say('password')}
          type="password"
          required={!account}
          maxLength={200}
          autoComplete="new-password"
          {...form.field('password')}
        />
        {account && asksPerson.has(site) && (
          <>
            <TextField label={say('cookie')} hint={say('cookieHint')} maxLength={4000} {...line} {...form.field('cookie')} />
            <TextField label={say('userAgent')} maxLength={300} {...line} {...form.field('userAgent')} />
          </>
        )}
      </SaveDialogForm>
    </Dialog>
  );
}

const faultsOf = ({ username, password, cookie }: Record<'username' | 'password' | 'cookie', string>) => ({
  ...(username.trim() ? {} : { username: 'needed' as const }),
  ...(password || cookie.trim() ? {} : { password: 'needed' as const }),
});
