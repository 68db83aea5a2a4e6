import { zodResolver } from '@hookform/resolvers/zod';
import { Email, Registration } from '@oj/contract';
import { Button, TextField, usePhrases, useToast } from '@oj/ui';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { StackedForm, Refusal } from '../parts/StackedForm';
import { accountPhrases } from './accountPhrases';
import { useExists, useRegister, useSendRegisterCode } from './useAccount';
import type { Registered } from './useLoginForm';
import { useResendPause } from './useResendPause';

const Form = z
  .extend(Registration, { again: z.string() })
  .check(z.refine(({ password, again }) => password === again, { path: ['again'], message: 'mismatch' }));
const empty = { username: '', password: '', again: '', email: '', code: '' };
const FIRST_PAUSE_S = 60;

export function RegisterForm({ onRegister }: { onRegister: (account: Registered) => void }) {
  const say = usePhrases(accountPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const exists = useExists();
  const create = useRegister();
  const sendCode = useSendRegisterCode();
  const [refusal, setRefusal] = useState<string>();
  const [taken, setTaken] = useState<{ username?: string; email?: string }>({});
  const pause = useResendPause(FIRST_PAUSE_S);
  const { register, setFocus, handleSubmit, setError, setValue, getValues, control, formState } = useForm<z.input<typeof Form>>({
    resolver: zodResolver(Form),
    defaultValues: empty,
    mode: 'onTouched',
  });
  const { errors } = formState;
  useEffect(() => setFocus('username'), [setFocus]);

  async function checkTaken(field: 'username' | 'email') {
    const value = getValues(field).trim();
    if (value && (await exists({ [field]: value }))?.[field]) setTaken(known => ({ ...known, [field]: value }));
  }

  async function askForCode() {
    const email = getValues('email').trim();
    if (!Email.safeParse(email).success) return setError('email', { type: 'form' }, { shouldFocus: true });
    setRefusal(undefined);
    await sendCode.mutateAsync(email).then(
      () => {
        toast({ tone: 'success', title: say('codeSent', { email }) });
        pause.begin();
      },
      reason => setRefusal(sentenceFor(reason, sayError)),
    );
  }

  const [username, email] = useWatch({ control, name: ['username', 'email'] });
  const typed = { username: username.trim(), email: email.trim() };
  const isTaken = (field: 'username' | 'email') => typed[field] !== '' && typed[field] === taken[field];

  const submit = handleSubmit(async ({ again: _, ...registration }) => {
    setRefusal(undefined);
    if (isTaken('username')) return setFocus('username');
    if (isTaken('email')) return setFocus('email');
    await create.mutateAsync(registration).then(
      () => onRegister({ username: registration.username, password: registration.password }),
      reason => {
        setRefusal(sentenceFor(reason, sayError));
        setValue('code', '');
      },
    );
  });

  const sentences = { username: [say('usernameTaken'), say('usernameRule')], email: [say('emailTaken'), say('emailRule')] };
  const errorOf = (field: 'username' | 'email') => (isTaken(field) ? sentences[field][0] : errors[field] && sentences[field][1]);
  const isWaiting = pause.secondsLeft > 0;
  return (
    <StackedForm onSubmit={submit}>
      <TextField
        label={say('username')}
        autoComplete="username"
        error={errorOf('username')}
        {...register('username', { onBlur: () => void checkTaken('username') })}
      />
      <TextField
        label={say('password')}
        type="password"
        autoComplete="new-password"
        error={errors.password && say('passwordRule')}
        {...register('password')}
      />
      <TextField
        label={say('passwordAgain')}
        type="password"
        autoComplete="new-password"
        error={errors.again && say('mismatch')}
        {...register('again')}
      />
      <TextField
        label={say('email')}
        type="email"
        autoComplete="email"
        error={errorOf('email')}
        suffix={
          <Button size="small" tone="quiet" disabled={isWaiting} pending={sendCode.isPending} onClick={() => void askForCode()}>
            {isWaiting ? say('sendAgain', { seconds: pause.secondsLeft }) : say('sendCode')}
          </Button>
        }
        {...register('email', { onBlur: () => void checkTaken('email') })}
      />
      <TextField
        label={say('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        error={errors.code && say('codeRule')}
        {...register('code')}
      />
      <Refusal>{refusal}</Refusal>
      <Button type="submit" tone="primary" pending={formState.isSubmitting}>
        {say('register')}
      </Button>
    </StackedForm>
  );
}
