import { type ApiScope, apiScopes, MOST_TOKEN_NAME_CHARACTERS, type UserInfo } from '@oj/contract';
import { Button, Checkbox, CopyButton, Dialog, Select, TextField, theme, usePhrases } from '@oj/ui';
import { useRef } from 'react';
import { Controller } from 'react-hook-form';
import { styled } from 'styled-components';
import { DialogButtons } from '../parts/DialogButtons';
import { SaveDialogForm } from '../parts/form/SaveDialogForm';
import { useSaveForm } from '../parts/form/useSaveForm';
import { FaultLine, PlainFieldset } from '../parts/formParts';
import { may } from '../session/may';
import { tokenPhrases } from './tokenPhrases';
import { useMakeApiToken } from './useApiTokens';

const lives = [7, 30, 90, 366];
const USUAL_DAYS = 90;

/** Makes an API token, and shows it this once. */
export function ApiTokenDialog({ user, onClose }: { user: UserInfo; onClose: () => void }) {
  const say = usePhrases(tokenPhrases);
  const make = useMakeApiToken();
  const made = make.data;
  return (
    <Dialog
      title={made ? say('made', { name: made.name }) : say('add')}
      width={520}
      closeOnOutsidePress={false}
      open
      onOpenChange={open => !open && onClose()}
    >
      {made ? <Made token={made.token} onClose={onClose} /> : <Draft user={user} make={make} onClose={onClose} />}
    </Dialog>
  );
}

interface DraftProps {
  user: UserInfo;
  make: ReturnType<typeof useMakeApiToken>;
  onClose: () => void;
}

function Draft({ user, make, onClose }: DraftProps) {
  const say = usePhrases(tokenPhrases);
  const form = useSaveForm({
    stored: { name: '', scopes: ['read'] as readonly ApiScope[], days: USUAL_DAYS },
    faultsOf: ({ name, scopes }) => ({
      ...(name.trim() ? {} : { name: 'nameRule' as const }),
      ...(scopes.length ? {} : { scopes: 'scopesRule' as const }),
    }),
    sayFault: fault => say(fault),
    save: ({ name, scopes, days }) => make.mutateAsync({ name: name.trim(), scopes: [...scopes], days }),
  });
  const { control } = form.methods;
  const offered = apiScopes.filter(scope => scope !== 'admin' || may(user, 'back_office'));
  return (
    <SaveDialogForm form={form} submit={say('make')} onClose={onClose}>
      <TextField
        label={say('name')}
        hint={say('nameHint')}
        required
        autoComplete="off"
        maxLength={MOST_TOKEN_NAME_CHARACTERS}
        {...form.field('name')}
      />
      <Controller
        control={control}
        name="scopes"
        render={({ field: { value, onChange } }) => (
          <Scopes>
            <legend>{say('scopes')}</legend>
            {offered.map(scope => (
              <Checkbox
                key={scope}
                label={say(scope)}
                hint={say(`${scope}Hint`)}
                checked={value.includes(scope)}
                onCheckedChange={on => onChange(apiScopes.filter(each => (each === scope ? on : value.includes(each))))}
              />
            ))}
            {form.errorOf('scopes') && <FaultLine role="alert">{form.errorOf('scopes')}</FaultLine>}
          </Scopes>
        )}
      />
      <Controller
        control={control}
        name="days"
        render={({ field: { value, onChange } }) => (
          <Select
            label={say('days')}
            options={lives.map(each => ({ value: String(each), label: say('daysOf', { days: each }) }))}
            value={String(value)}
            onValueChange={chosen => onChange(Number(chosen))}
          />
        )}
      />
    </SaveDialogForm>
  );
}

function Made({ token, onClose }: { token: string; onClose: () => void }) {
  const say = usePhrases(tokenPhrases);
  const text = useRef<HTMLElement>(null);
  return (
    <>
      <p>{say('madeHint')}</p>
      <Shown>
        <code ref={text}>{token}</code>
        <CopyButton text={token} what={say('token')} fallback={text} />
      </Shown>
      <DialogButtons>
        <Button tone="primary" onClick={onClose}>
          {say('done')}
        </Button>
      </DialogButtons>
    </>
  );
}

const Scopes = styled(PlainFieldset)`
  display: grid;
  gap: ${theme.space[3]};
  & > legend {
    margin-block-end: ${theme.space[3]};
    padding: 0;
    font: ${theme.font.label};
  }
`;

const Shown = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-block: ${theme.space[4]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  & > code {
    min-width: 0;
    overflow-wrap: anywhere;
    font: ${theme.font.code};
  }
`;
