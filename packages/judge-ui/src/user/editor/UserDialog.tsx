import { ApiError, type ManagedUser, type RoleId } from '@oj/contract';
import { Checkbox, ColorPicker, Dialog, RadioGroup, Select, TextField, theme, usePhrases, UserTag, useToast } from '@oj/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { useUser } from '../../session/SessionProvider';
import { DialogForm } from '../../parts/DialogForm';
import { phraseOfRole, roleIds } from './RoleTag';
import { userAdminPhrases } from './userAdminPhrases';
import { UserSecondFactor } from './UserSecondFactor';
import { useUserMutations } from './useUserAdmin';
import { editOf, faultsOf, fieldOfError, type UserValues, valuesOf } from './userValues';

interface UserDialogProps {
  /** The dialog is closed when it is undefined. */
  user: ManagedUser | undefined;
  onClose: () => void;
}

/** The dialog that edits an account, for the super admin. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const say = usePhrases(userAdminPhrases);
  return (
    <Dialog
      title={say('edit', { name: user?.username ?? '' })}
      width={620}
      closeOnOutsidePress={false}
      open={!!user}
      onOpenChange={open => !open && onClose()}
    >
      {user && <UserForm user={user} onClose={onClose} />}
    </Dialog>
  );
}

function UserForm({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const say = usePhrases(userAdminPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const { edit } = useUserMutations();
  const [values, setValues] = useState(() => valuesOf(user));
  const [isAsked, setIsAsked] = useState(false);
  const faults = faultsOf(values);
  const faultyField = edit.error instanceof ApiError ? fieldOfError[edit.error.code] : undefined;
  const refusal = edit.error ? sentenceFor(edit.error, sayError) : undefined;
  const change = (part: Partial<UserValues>) => {
    setValues(before => ({ ...before, ...part }));
    if (faultyField && faultyField in part) edit.reset();
  };
  const errorOf = (field: keyof UserValues) => {
    const fault = isAsked ? faults[field] : undefined;
    return fault ? say(fault) : faultyField === field && refusal;
  };
  const submit = () => {
    setIsAsked(true);
    if (Object.keys(faults).length) return;
    edit.mutate(editOf(user.uid, values), {
      onSuccess: () => {
        toast({ tone: 'success', title: say('saved', { name: values.username.trim() }) });
        onClose();
      },
    });
  };
  const fields = { values, change, errorOf };
  return (
    <DialogForm submit={say('save')} sending={edit} isErrorAtField={!!faultyField} onSubmit={submit} onClose={onClose}>
      <Pairs>
        <TextField
          label={say('username')}
          required
          maxLength={20}
          value={values.username}
          error={errorOf('username')}
          onChange={event => change({ username: event.target.value })}
        />
        <TextField
          label={say('realname')}
          maxLength={50}
          value={values.realname}
          error={errorOf('realname')}
          onChange={event => change({ realname: event.target.value })}
        />
        <div data-wide>
          <TextField
            label={say('email')}
            type="email"
            maxLength={255}
            value={values.email}
            error={errorOf('email')}
            onChange={event => change({ email: event.target.value })}
          />
        </div>
      </Pairs>
      <AccountStatus user={user} {...fields} />
      <Title user={user} {...fields} />
      <NewPassword {...fields} />
      {user.hasSecondFactor && <UserSecondFactor user={user} onRemoved={onClose} />}
    </DialogForm>
  );
}

interface PartProps {
  values: UserValues;
  change: (part: Partial<UserValues>) => void;
  errorOf: (field: keyof UserValues) => string | false | undefined;
}

function AccountStatus({ user, values, change, errorOf }: PartProps & { user: ManagedUser }) {
  const say = usePhrases(userAdminPhrases);
  const isOneself = useUser()?.uid === user.uid;
  return (
    <Pairs>
      <Select
        label={say('role')}
        hint={say(isOneself ? 'ownStatus' : 'statusLead')}
        disabled={isOneself}
        value={String(values.role)}
        error={errorOf('role')}
        options={roleIds.map(id => ({ value: String(id), label: say(phraseOfRole(id)) }))}
        onValueChange={id => change({ role: Number(id) as RoleId })}
      />
      <RadioGroup
        label={say('status')}
        variant="segmented"
        disabled={isOneself}
        value={values.isBanned ? 'banned' : 'active'}
        options={(['active', 'banned'] as const).map(each => ({ value: each, label: say(each) }))}
        onValueChange={status => change({ isBanned: status === 'banned' })}
      />
    </Pairs>
  );
}

function Title({ user, values, change, errorOf }: PartProps & { user: ManagedUser }) {
  const say = usePhrases(userAdminPhrases);
  return (
    <Pairs>
      <TextField
        label={say('titleName')}
        hint={say('titleHint')}
        maxLength={20}
        value={values.titleName}
        error={errorOf('titleName')}
        onChange={event => change({ titleName: event.target.value })}
      />
      <ColorPicker
        label={say('titleColor')}
        value={values.titleColor}
        disabled={!values.titleName.trim()}
        onValueChange={titleColor => change({ titleColor })}
      />
      <Preview aria-label={say('preview')}>
        <UserTag
          username={values.username.trim() || user.username}
          avatarUrl={user.avatar}
          nickname={user.nickname}
          titleName={values.titleName.trim()}
          titleColor={values.titleColor}
          size={30}
        />
      </Preview>
    </Pairs>
  );
}

function NewPassword({ values, change, errorOf }: PartProps) {
  const say = usePhrases(userAdminPhrases);
  return (
    <>
      <Checkbox
        label={say('newPassword')}
        hint={say('newPasswordHint')}
        checked={values.hasNewPassword}
        onCheckedChange={hasNewPassword => change({ hasNewPassword })}
      />
      {values.hasNewPassword && (
        <TextField
          label={say('password')}
          type="password"
          autoComplete="new-password"
          required
          value={values.password}
          error={errorOf('password')}
          onChange={event => change({ password: event.target.value })}
        />
      )}
    </>
  );
}

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space[6]};
  & > [data-wide] {
    grid-column: 1 / -1;
  }
  ${theme.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Preview = styled.section`
  grid-column: 1 / -1;
  min-width: 0;
  padding: ${theme.space[5]} ${theme.space[6]};
  border: 1px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
`;
