import type { ManagedUser } from '@oj/contract';
import { Checkbox, ColorPicker, Dialog, RadioGroup, Select, TextField, theme, usePhrases, UserTag, useToast } from '@oj/ui';
import { Controller, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { useUser } from '../../session/SessionProvider';
import { SaveDialogForm } from '../../parts/form/SaveDialogForm';
import { useFormAround } from '../../parts/form/SaveForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
import { FieldPairs } from '../../parts/formParts';
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
  const toast = useToast();
  const { edit } = useUserMutations();
  const form = useSaveForm({
    stored: valuesOf(user),
    faultsOf,
    sayFault: fault => say(fault),
    errorFields: fieldOfError,
    save: values => edit.mutateAsync(editOf(user.uid, values)),
    onSaved: (_, { username }) => {
      toast({ tone: 'success', title: say('saved', { name: username.trim() }) });
      onClose();
    },
  });
  return (
    <SaveDialogForm form={form} submit={say('save')} onClose={onClose}>
      <FieldPairs>
        <TextField label={say('username')} required maxLength={20} {...form.field('username')} />
        <TextField label={say('realname')} maxLength={50} {...form.field('realname')} />
        <div data-wide>
          <TextField label={say('email')} type="email" maxLength={255} {...form.field('email')} />
        </div>
      </FieldPairs>
      <AccountStatus user={user} />
      <Title user={user} />
      <NewPassword />
      {user.hasSecondFactor && <UserSecondFactor user={user} onRemoved={onClose} />}
    </SaveDialogForm>
  );
}

function AccountStatus({ user }: { user: ManagedUser }) {
  const say = usePhrases(userAdminPhrases);
  const { errorOf, methods } = useFormAround<UserValues>();
  const isOneself = useUser()?.uid === user.uid;
  return (
    <FieldPairs>
      <Controller
        control={methods.control}
        name="role"
        render={({ field: { ref, value, onChange } }) => (
          <Select
            ref={ref}
            label={say('role')}
            hint={say(isOneself ? 'ownStatus' : 'statusLead')}
            disabled={isOneself}
            value={String(value)}
            error={errorOf('role')}
            options={roleIds.map(id => ({ value: String(id), label: say(phraseOfRole(id)) }))}
            onValueChange={id => onChange(Number(id))}
          />
        )}
      />
      <Controller
        control={methods.control}
        name="isBanned"
        render={({ field: { value, onChange } }) => (
          <RadioGroup
            label={say('status')}
            variant="segmented"
            disabled={isOneself}
            value={value ? 'banned' : 'active'}
            options={(['active', 'banned'] as const).map(each => ({ value: each, label: say(each) }))}
            onValueChange={status => onChange(status === 'banned')}
          />
        )}
      />
    </FieldPairs>
  );
}

function Title({ user }: { user: ManagedUser }) {
  const say = usePhrases(userAdminPhrases);
  const { field, methods } = useFormAround<UserValues>();
  const [username, titleName, titleColor] = useWatch({ control: methods.control, name: ['username', 'titleName', 'titleColor'] });
  return (
    <FieldPairs>
      <TextField label={say('titleName')} hint={say('titleHint')} maxLength={20} {...field('titleName')} />
      <Controller
        control={methods.control}
        name="titleColor"
        render={({ field: { value, onChange } }) => (
          <ColorPicker label={say('titleColor')} value={value} disabled={!titleName.trim()} onValueChange={onChange} />
        )}
      />
      <Preview aria-label={say('preview')}>
        <UserTag
          username={username.trim() || user.username}
          avatarUrl={user.avatar}
          nickname={user.nickname}
          titleName={titleName.trim()}
          titleColor={titleColor}
          size={30}
        />
      </Preview>
    </FieldPairs>
  );
}

function NewPassword() {
  const say = usePhrases(userAdminPhrases);
  const { field, methods } = useFormAround<UserValues>();
  const hasNewPassword = useWatch({ control: methods.control, name: 'hasNewPassword' });
  return (
    <>
      <Controller
        control={methods.control}
        name="hasNewPassword"
        render={({ field: { value, onChange } }) => (
          <Checkbox label={say('newPassword')} hint={say('newPasswordHint')} checked={value} onCheckedChange={onChange} />
        )}
      />
      {hasNewPassword && <TextField label={say('password')} type="password" autoComplete="new-password" required {...field('password')} />}
    </>
  );
}

const Preview = styled.section`
  grid-column: 1 / -1;
  min-width: 0;
  padding: ${theme.space[5]} ${theme.space[6]};
  border: 1px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
`;
