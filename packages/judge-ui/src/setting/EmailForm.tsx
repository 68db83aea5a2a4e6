import { zodResolver } from '@hookform/resolvers/zod';
import { Email, EmailChange, type UserInfo } from '@oj/contract';
import { Button, TextField, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { AccountForm, Refusal } from '../account/AccountForm';
import { accountPhrases } from '../account/accountPhrases';
import { useResendPause } from '../account/useResendPause';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { settingPhrases } from './settingPhrases';
import { useChangeEmail, useSendEmailCode } from './useSetting';

const FIRST_PAUSE_S = 30;

/** Another email, proved by a code that is mailed to it, and the password. */
export function EmailForm({ user }: { user: UserInfo }) {
  const say = usePhrases(settingPhrases);
  const sayAccount = usePhrases(accountPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const sendCode = useSendEmailCode();
  const change = useChangeEmail();
  const pause = useResendPause(FIRST_PAUSE_S);
  const [refusal, setRefusal] = useState<string>();
  const { register, handleSubmit, reset, setError, setValue, getValues, formState } = useForm<z.input<typeof EmailChange>>({
    resolver: zodResolver(EmailChange),
    defaultValues: { password: '', newEmail: '', code: '' },
  });
  const { errors } = formState;
  const tell = (reason: unknown) => setRefusal(sentenceFor(reason, sayError));

  async function askForCode() {
    const email = getValues('newEmail').trim();
    const isSame = email !== '' && email.toLowerCase() === user.email?.toLowerCase();
    if (isSame || !Email.safeParse(email).success) {
      return setError('newEmail', { type: 'form', message: isSame ? 'same' : 'form' }, { shouldFocus: true });
    }
    setRefusal(undefined);
    await sendCode.mutateAsync(email).then(() => {
      toast({ tone: 'success', title: sayAccount('codeSent', { email }) });
      pause.begin();
    }, tell);
  }
  const submit = handleSubmit(async values => {
    setRefusal(undefined);
    await change.mutateAsync(values).then(
      () => {
        reset();
        toast({ tone: 'success', title: say('emailChanged') });
      },
      reason => {
        tell(reason);
        setValue('code', '');
      },
    );
  });

  const isWaiting = pause.secondsLeft > 0;
  return (
    <AccountForm onSubmit={submit} aria-label={say('changeEmail')}>
      <TextField
        label={say('newEmail')}
        type="email"
        autoComplete="email"
        hint={user.email ? say('presentEmail', { email: user.email }) : say('noEmail')}
        error={errors.newEmail && (errors.newEmail.message === 'same' ? say('emailSame') : sayAccount('emailRule'))}
        suffix={
          <Button size="small" tone="quiet" disabled={isWaiting} pending={sendCode.isPending} onClick={() => void askForCode()}>
            {isWaiting ? sayAccount('sendAgain', { seconds: pause.secondsLeft }) : sayAccount('sendCode')}
          </Button>
        }
        {...register('newEmail')}
      />
      <TextField
        label={sayAccount('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        error={errors.code && sayAccount('codeRule')}
        {...register('code')}
      />
      <TextField
        label={sayAccount('password')}
        type="password"
        autoComplete="current-password"
        error={errors.password && sayAccount('passwordRule')}
        {...register('password')}
      />
      <Refusal>{refusal}</Refusal>
      <Button type="submit" pending={formState.isSubmitting}>
        {say('changeEmail')}
      </Button>
    </AccountForm>
  );
}
