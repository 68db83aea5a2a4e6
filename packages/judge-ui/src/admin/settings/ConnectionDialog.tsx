import type { ConnectionKind, Found } from '@oj/contract';
import { Button, Checkbox, Dialog, TextField, theme, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DialogForm } from '../../parts/DialogForm';
import { fieldsOf, type Place, typedOf, type Values, valuesOf } from './connectionFields';
import { connectionPhrases } from './connectionPhrases';
import { FieldPairs } from '../../parts/formParts';
import { useConnectionMutations } from './useConnections';

interface ConnectionDialogProps {
  kind: ConnectionKind;
  /** What the form begins with. */
  place: Place | null;
  hasPassword: boolean;
  onClose: () => void;
}

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;

/** A connection for the next start: typed in, tested, chosen. A password goes in and never comes out. */
export function ConnectionDialog({ kind, place, hasPassword, onClose }: ConnectionDialogProps) {
  const say = usePhrases(connectionPhrases);
  const toast = useToast();
  const { test, choose } = useConnectionMutations();
  const [values, setValues] = useState<Values>(() => valuesOf(kind, place));
  const [isAsked, setIsAsked] = useState(false);
  const change = (part: Partial<Values>) => {
    setValues(before => ({ ...before, ...part }));
    test.reset();
    choose.reset();
  };
  const faultOf = ({ name, optional }: (typeof fieldsOf)[ConnectionKind][number]) => {
    const value = values[name]?.trim() ?? '';
    if (!value && !optional) return say('needed');
    return name === 'port' && !isPort(value) ? say('portRule') : undefined;
  };
  const send = (mutate: (typed: ReturnType<typeof typedOf>) => void) => {
    setIsAsked(true);
    if (!fieldsOf[kind].some(faultOf)) mutate(typedOf(kind, values));
  };
  const onSuccess = () => {
    toast({ tone: 'success', title: say('chosen') });
    onClose();
  };
  const found = test.data?.[kind];
  return (
    <Dialog
      title={say('changeKind', { kind: say(kind) })}
      description={say(`${kind}Lead`)}
      width={560}
      closeOnOutsidePress={false}
      open
      onOpenChange={next => !next && onClose()}
    >
      <DialogForm
        submit={say('choose')}
        sending={{ isPending: choose.isPending, error: choose.error ?? test.error }}
        aside={
          <Apart pending={test.isPending} disabled={choose.isPending} onClick={() => send(typed => test.mutate(typed))}>
            {say('test')}
          </Apart>
        }
        onSubmit={() => send(typed => choose.mutate(typed, { onSuccess }))}
        onClose={onClose}
      >
        <FieldPairs>
          {fieldsOf[kind].map(field => (
            <TextField
              key={field.name}
              label={say(field.label)}
              type={field.name === 'password' ? 'password' : 'text'}
              required={!field.optional}
              inputMode={field.name === 'port' ? 'numeric' : undefined}
              maxLength={field.maxLength}
              placeholder={field.placeholder}
              autoComplete={field.name === 'password' ? 'new-password' : 'off'}
              spellCheck={false}
              value={values[field.name] ?? ''}
              hint={field.name === 'password' && hasPassword ? say('kept') : undefined}
              error={isAsked && faultOf(field)}
              onChange={event => change({ [field.name]: event.target.value })}
            />
          ))}
          {kind !== 'files' && (
            <div data-beside>
              <Checkbox
                label={say('isEncrypted')}
                hint={say('isEncryptedHint')}
                checked={values.isEncrypted}
                onCheckedChange={isEncrypted => change({ isEncrypted })}
              />
            </div>
          )}
        </FieldPairs>
        <Outcome>{found && <Answer kind={kind} found={found} />}</Outcome>
      </DialogForm>
    </Dialog>
  );
}

function Answer({ kind, found: { version, holds } }: { kind: ConnectionKind; found: Found }) {
  const say = usePhrases(connectionPhrases);
  const what = holds === 'nothing' && kind === 'files' ? 'nothingInBucket' : holds;
  return (
    <>
      {version ? say('worksAs', { version }) : say('works')} {what && say(what)}
    </>
  );
}

const Apart = styled(Button)`
  margin-inline-end: auto;
`;

const Outcome = styled.output`
  color: ${theme.color.success};
  font: ${theme.font.strong};
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
`;
