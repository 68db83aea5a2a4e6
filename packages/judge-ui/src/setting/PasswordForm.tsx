import { zodResolver } from '@hookform/resolvers/zod';
import { PasswordChange } from '@oj/contract';
import { Button, TextField, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { AccountForm, Refusal } from '../account/AccountForm';
import { accountPhrases } from '../account/accountPhrases';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { settingPhrases } from './settingPhrases';
import { useChangePassword } from './useSetting';

const Form = z.extend(PasswordChange, { again: z.string() }).check(
  z.refine(({ newPassword, again }) => newPassword === again, { path: ['again'], message: 'mismatch' }),
  z.refine(({ oldPassword, newPassword }) => oldPassword !== newPassword, { path: ['newPassword'], message: 'same' }),
);

/** Another password. It ends every other session. */
export function PasswordForm() {
  const say = usePhrases(settingPhrases);
  const sayAccount = usePhrases(accountPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const change = useChangePassword();
  const [refusal, setRefusal] = useState<string>();
  const { register, handleSubmit, reset, formState } = useForm<z.input<typeof Form>>({
    resolver: zodResolver(Form),
    defaultValues: { oldPassword: '', newPassword: '', again: '' },
  });
  const { errors } = formState;
  const newPasswordError = errors.newPassword?.message === 'same' ? sayError('account.passwordSame') : sayAccount('passwordRule');
  const submit = handleSubmit(async ({ oldPassword, newPassword }) => {
    setRefusal(undefined);
    await change.mutateAsync({ oldPassword, newPassword }).then(
      () => {
        reset();
        toast({ tone: 'success', title: say('passwordChanged') });
      },
      reason => setRefusal(sentenceFor(reason, sayError)),
    );
  });
  return (
    <AccountForm onSubmit={submit} aria-label={say('changePassword')}>
      <TextField
        label={say('oldPassword')}
        type="password"
        autoComplete="current-password"
        error={errors.oldPassword && sayAccount('passwordRule')}
        {...register('oldPassword')}
      />
      <TextField
        label={sayAccount('newPassword')}
        type="password"
        autoComplete="new-password"
        error={errors.newPassword && newPasswordError}
        {...register('newPassword')}
      />
      <TextField
        label={sayAccount('passwordAgain')}
        type="password"
        autoComplete="new-password"
        error={errors.again && sayAccount('mismatch')}
        {...register('again')}
      />
      <Refusal>{refusal}</Refusal>
      <Button type="submit" pending={formState.isSubmitting}>
        {say('changePassword')}
      </Button>
    </AccountForm>
  );
}
