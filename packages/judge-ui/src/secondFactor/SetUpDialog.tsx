import type { ClientOutput, contract } from '@oj/contract';
import { CopyButton, Dialog, Skeleton, TextField, theme, usePhrases } from '@oj/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { DialogForm } from '../parts/DialogForm';
import { CodeField } from './CodeField';
import { RecoveryCodes } from './RecoveryCodes';
import { secondFactorPhrases } from './secondFactorPhrases';
import { useBeginSecondFactor, useConfirmSecondFactor } from './useSecondFactor';

const QrCode = lazy(async () => ({ default: (await import('./QrCode')).QrCode }));

type Begun = ClientOutput<typeof contract.secondFactor.begin>;

/** Three steps: the password, the app with its first code, and the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const say = usePhrases(secondFactorPhrases);
  const begin = useBeginSecondFactor();
  const confirm = useConfirmSecondFactor();
  const codes = confirm.data?.recoveryCodes;
  return (
    <Dialog
      title={codes ? say('codes') : say('begin')}
      width={440}
      closeOnOutsidePress={false}
      open
      onOpenChange={open => !open && onClose()}
    >
      {codes && <RecoveryCodes codes={codes} onClose={onClose} />}
      {!codes && begin.data && <App begun={begin.data} confirm={confirm} onClose={onClose} />}
      {!codes && !begin.data && <Password begin={begin} onClose={onClose} />}
    </Dialog>
  );
}

interface PasswordProps {
  begin: ReturnType<typeof useBeginSecondFactor>;
  onClose: () => void;
}

function Password({ begin, onClose }: PasswordProps) {
  const say = usePhrases(secondFactorPhrases);
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const submit = () => {
    setIsAsked(true);
    if (password) begin.mutate(password);
  };
  return (
    <DialogForm submit={say('next')} sending={begin} onSubmit={submit} onClose={onClose}>
      <TextField
        ref={field}
        label={say('password')}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        error={isAsked && !password && say('passwordRule')}
        onChange={event => setPassword(event.target.value)}
      />
    </DialogForm>
  );
}

interface AppProps {
  begun: Begun;
  confirm: ReturnType<typeof useConfirmSecondFactor>;
  onClose: () => void;
}

function App({ begun: { secret, address }, confirm, onClose }: AppProps) {
  const say = usePhrases(secondFactorPhrases);
  const text = useRef<HTMLElement>(null);
  const [code, setCode] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const submit = () => {
    setIsAsked(true);
    if (code.trim()) confirm.mutate(code.trim(), { onError: () => setCode('') });
  };
  return (
    <DialogForm submit={say('confirm')} sending={confirm} onSubmit={submit} onClose={onClose}>
      <p>{say('scan')}</p>
      <Suspense fallback={<Skeleton shape="block" height={PICTURE_PX} />}>
        <QrCode text={address} label={say('picture')} size={PICTURE_PX} />
      </Suspense>
      <Secret>
        <span>{say('secret')}</span>
        <code ref={text}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton text={secret} what={say('secret')} fallback={text} />
      </Secret>
      <CodeField
        value={code}
        takesRecoveryCodes={false}
        error={isAsked && !code.trim() && !confirm.error && say('codeRule')}
        onChange={setCode}
      />
    </DialogForm>
  );
}

const PICTURE_PX = 184;

const Secret = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  color: ${theme.color.text2};
  font: ${theme.font.label};
  & > code {
    min-width: 0;
    color: ${theme.color.text};
    overflow-wrap: anywhere;
    font: ${theme.font.code};
  }
`;
