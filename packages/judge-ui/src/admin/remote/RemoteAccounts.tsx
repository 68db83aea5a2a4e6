import type { RemoteAccount, RemoteSite } from '@oj/contract';
import { Button, IconButton, Menu, RelativeTime, Tag, theme, usePhrases, useToast } from '@oj/ui';
import { EllipsisVertical, KeyRound, LogIn, Plus, Power, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { useErrorToast } from '../../parts/useErrorToast';
import { AccountDialog } from './AccountDialog';
import { remotePhrases } from './remotePhrases';
import { useRemoteMutations } from './useRemote';

const tones = { ok: 'success', challenged: 'warning', refused: 'danger', locked: 'danger', off: 'neutral' } as const;

/** The accounts at a site, and what can be done with each. */
export function RemoteAccounts({ site: { code, accounts } }: { site: RemoteSite }) {
  const say = usePhrases(remotePhrases);
  const { remove } = useRemoteMutations();
  const [editing, setEditing] = useState<'new' | RemoteAccount>();
  const [going, setGoing] = useState<RemoteAccount>();
  return (
    <Section aria-label={say('accounts', { site: code })}>
      {accounts.length === 0 && <p>{say('noAccount')}</p>}
      <ul>
        {accounts.map(account => (
          <Row key={account.id} account={account} onEdit={() => setEditing(account)} onRemove={() => setGoing(account)} />
        ))}
      </ul>
      <Button size="small" onClick={() => setEditing('new')}>
        <Plus aria-hidden /> {say('add')}
      </Button>
      {editing && <AccountDialog site={code} account={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />}
      <ConfirmDialog
        title={say('removeAsk', { name: going?.username ?? '' })}
        description={say('removeLead')}
        confirm={say('remove')}
        open={!!going}
        onClose={() => setGoing(undefined)}
        onConfirm={() => going && remove.mutateAsync(going.id)}
      />
    </Section>
  );
}

interface RowProps {
  account: RemoteAccount;
  onEdit: () => void;
  onRemove: () => void;
}

function Row({ account: { id, username: name, state, stateText, isBusy, lastSubmitAt }, onEdit, onRemove }: RowProps) {
  const say = usePhrases(remotePhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const { test, change } = useRemoteMutations();
  const signIn = () =>
    test.mutate(id, {
      onSuccess: ({ isFine, text }) =>
        toast(
          isFine
            ? { tone: 'success', title: say('testFine', { name }) }
            : { tone: 'error', title: say('testFailed', { name }), ...(text !== null && { description: text }) },
        ),
      onError: showError,
    });
  const turn = () => change.mutate({ id, isOff: state !== 'off' }, { onError: showError });
  return (
    <li>
      <div>
        <b>{name}</b>
        <Tag tone={tones[state]}>{say(state)}</Tag>
        {isBusy && <Tag dot>{say('busy')}</Tag>}
        <small>
          {lastSubmitAt ? (
            <>
              {say('lastSubmit')} <RelativeTime at={lastSubmitAt} />
            </>
          ) : (
            say('neverSubmitted')
          )}
        </small>
        {stateText && <small>{stateText}</small>}
      </div>
      <Button size="small" pending={test.isPending} disabled={isBusy} onClick={signIn}>
        <LogIn aria-hidden /> {say('test')}
      </Button>
      <Menu
        align="end"
        trigger={
          <IconButton label={say('actions', { name })} size="small" tone="quiet">
            <EllipsisVertical aria-hidden />
          </IconButton>
        }
        entries={[
          { label: say('changePassword'), icon: <KeyRound />, onSelect: onEdit },
          { label: say(state === 'off' ? 'switchOn' : 'switchOff'), icon: <Power />, onSelect: turn },
          { label: say('remove'), icon: <Trash2 />, tone: 'danger', disabled: isBusy, onSelect: onRemove },
        ]}
      />
    </li>
  );
}

const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: ${theme.space[4]};
  margin-block-start: ${theme.space[6]};
  & > p {
    margin: 0;
    color: ${theme.color.text2};
    font: ${theme.font.body};
  }
  & ul {
    width: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    padding-block: ${theme.space[4]};
    border-block-end: 1px solid ${theme.color.line};
  }
  & li > div {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]} ${theme.space[4]};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & b {
    font: ${theme.font.strong};
  }
  & small {
    color: ${theme.color.text2};
    font: ${theme.font.label};
  }
`;
