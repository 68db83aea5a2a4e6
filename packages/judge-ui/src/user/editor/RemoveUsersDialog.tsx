import type { ManagedUser } from '@oj/contract';
import { Button, Dialog, theme, usePhrases, useToast } from '@oj/ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { StackedForm, Refusal } from '../../parts/StackedForm';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { CountField, isSureOf } from '../../parts/CountField';
import { DialogButtons } from '../../parts/DialogButtons';
import { userAdminPhrases } from './userAdminPhrases';
import { useUserMutations } from './useUserAdmin';

const MOST_NAMED = 12;

interface RemoveUsersDialogProps {
  /** The dialog is closed when it is empty. */
  users: readonly ManagedUser[];
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before users are deleted, and says which of their data remain. */
export function RemoveUsersDialog({ users, onClose, onRemoved }: RemoveUsersDialogProps) {
  const say = usePhrases(userAdminPhrases);
  const [isRemoving, setIsRemoving] = useState(false);
  const [first] = users;
  const title = users.length > 1 ? say('removeAsk', { count: users.length }) : say('removeAskOne', { name: first?.username ?? '' });
  return (
    <Dialog
      role="alertdialog"
      width={480}
      title={title}
      description={say('removeLead')}
      open={users.length > 0}
      onOpenChange={open => !open && !isRemoving && onClose()}
    >
      {users.length > 0 && <RemoveForm users={users} onClose={onClose} onRemoving={setIsRemoving} onRemoved={onRemoved} />}
    </Dialog>
  );
}

interface RemoveFormProps extends RemoveUsersDialogProps {
  /** The dialog stays open while the deletion runs, so that its outcome is seen. */
  onRemoving: (isRemoving: boolean) => void;
}

function RemoveForm({ users, onClose, onRemoving, onRemoved }: RemoveFormProps) {
  const say = usePhrases(userAdminPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const { remove } = useUserMutations();
  const [typed, setTyped] = useState('');
  const count = users.length;
  const isSure = isSureOf(count, typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSure) return;
    onRemoving(true);
    remove.mutate(
      users.map(({ uid }) => uid),
      {
        onSuccess: () => {
          toast({ tone: 'success', title: say('removed', { count }) });
          onRemoved();
          onClose();
        },
        onSettled: () => onRemoving(false),
      },
    );
  };
  return (
    <StackedForm onSubmit={submit}>
      {count > 1 && (
        <Names>
          {users.slice(0, MOST_NAMED).map(({ uid, username }) => (
            <li key={uid}>
              <bdi>{username}</bdi>
            </li>
          ))}
          {count > MOST_NAMED && <li data-more>{say('andMore', { count: count - MOST_NAMED })}</li>}
        </Names>
      )}
      <Quiet>{say('banInstead')}</Quiet>
      <CountField count={count} typed={typed} onChange={setTyped} />
      <Refusal>{remove.error ? sentenceFor(remove.error, sayError) : undefined}</Refusal>
      <DialogButtons>
        <Button disabled={remove.isPending} onClick={onClose}>
          {say('cancel')}
        </Button>
        <Last type="submit" tone="danger" disabled={!isSure} pending={remove.isPending}>
          {say('remove')}
        </Last>
      </DialogButtons>
    </StackedForm>
  );
}

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[4]};
  margin: 0;
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  font: ${theme.font.strong};
  list-style: none;
  overflow-wrap: anywhere;
  & > [data-more] {
    color: ${theme.color.text2};
    font: ${theme.font.body};
  }
`;

const Quiet = styled.p`
  margin: 0;
  color: ${theme.color.text2};
  font: ${theme.font.body};
`;

/** The only thing to do here: it stands where the others of its kind stand. */
const Last = styled(Button)`
  && {
    margin-inline-end: 0;
  }
`;
