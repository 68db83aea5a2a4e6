import { type ContestOrganiser, type ContestRole, contestRoleNames } from '@oj/contract';
import { Checkbox, Dialog, TextField, theme, usePhrases, useToast } from '@oj/ui';
import { Controller } from 'react-hook-form';
import { styled } from 'styled-components';
import { SaveDialogForm } from '../../parts/form/SaveDialogForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
import { FaultLine, PlainFieldset } from '../../parts/formParts';
import { contestRolePhrases, organiserPhrases } from './organiserPhrases';
import { useChangeOrganiser } from './useOrganisers';

interface OrganiserDialogProps {
  cid: number;
  /** Undefined: somebody becomes an organiser. */
  organiser: ContestOrganiser | undefined;
  onClose: () => void;
}

/** The dialog in which the owner of a contest chooses what somebody may do there. */
export function OrganiserDialog(props: OrganiserDialogProps) {
  const { organiser, onClose } = props;
  const say = usePhrases(organiserPhrases);
  return (
    <Dialog
      title={organiser ? say('changeOf', { name: organiser.username }) : say('add')}
      description={say('told')}
      width={560}
      closeOnOutsidePress={false}
      open
      onOpenChange={open => !open && onClose()}
    >
      <OrganiserForm {...props} />
    </Dialog>
  );
}

function OrganiserForm({ cid, organiser, onClose }: OrganiserDialogProps) {
  const say = usePhrases(organiserPhrases);
  const sayRole = usePhrases(contestRolePhrases);
  const toast = useToast();
  const change = useChangeOrganiser(cid);
  const form = useSaveForm({
    stored: { username: organiser?.username ?? '', roles: (organiser?.roles ?? []) as readonly ContestRole[] },
    faultsOf: ({ username, roles }) => ({
      ...(username.trim() ? {} : { username: 'usernameRequired' as const }),
      ...(roles.length ? {} : { roles: 'rolesRequired' as const }),
    }),
    sayFault: fault => say(fault),
    errorFields: organiser
      ? {}
      : { 'users.notFound': 'username', 'contest.organiserOwns': 'username', 'contest.organiserOutside': 'username' },
    save: ({ username, roles }) => change.mutateAsync({ username, roles: [...roles] }),
    onSaved: (_, { username }) => {
      toast({ tone: 'success', title: say('saved', { name: username.trim() }) });
      onClose();
    },
  });
  return (
    <SaveDialogForm form={form} submit={say('save')} onClose={onClose}>
      {!organiser && <TextField label={say('username')} required autoComplete="off" autoCapitalize="none" {...form.field('username')} />}
      <Controller
        control={form.methods.control}
        name="roles"
        render={({ field: { value, onChange } }) => (
          <Choices>
            <legend>{say('roles')}</legend>
            {contestRoleNames.map(role => (
              <Checkbox
                key={role}
                label={sayRole(role)}
                hint={sayRole(`${role}Hint`)}
                checked={value.includes(role)}
                onCheckedChange={on => onChange(contestRoleNames.filter(each => (each === role ? on : value.includes(each))))}
              />
            ))}
            {form.errorOf('roles') && <FaultLine role="alert">{form.errorOf('roles')}</FaultLine>}
          </Choices>
        )}
      />
    </SaveDialogForm>
  );
}

const Choices = styled(PlainFieldset)`
  display: grid;
  gap: ${theme.space[3]};
  & > legend {
    margin-block-end: ${theme.space[3]};
    padding: 0;
    font: ${theme.font.label};
  }
`;
