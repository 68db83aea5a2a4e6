import { zodResolver } from '@hookform/resolvers/zod';
import { Credentials, type UserInfo } from '@oj/contract';
import { Button, TextField, usePhrases } from '@oj/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { AccountForm, Refusal } from './AccountForm';
import { accountPhrases } from './accountPhrases';
import { useLogin } from './useAccount';

export function LoginForm({ onLogin }: { onLogin: (user: UserInfo) => void }) {
  const say = usePhrases(accountPhrases);
  const sayError = usePhrases(errorPhrases);
  const [refusal, setRefusal] = useState<string>();
  const login = useLogin();
  const { register, setFocus, handleSubmit, formState } = useForm<z.input<typeof Credentials>>({
    resolver: zodResolver(Credentials),
    defaultValues: { username: '', password: '' },
  });
  const { errors } = formState;
  useEffect(() => setFocus('username'), [setFocus]);

  const submit = handleSubmit(async credentials => {
    setRefusal(undefined);
    await login.mutateAsync(credentials).then(onLogin, reason => setRefusal(sentenceFor(reason, sayError)));
  });

  return (
    <AccountForm onSubmit={submit}>
      <TextField label={say('username')} autoComplete="username" error={errors.username && say('usernameRule')} {...register('username')} />
      <TextField
        label={say('password')}
        type="password"
        autoComplete="current-password"
        error={errors.password && say('passwordRule')}
        {...register('password')}
      />
      <Refusal>{refusal}</Refusal>
      <Button type="submit" tone="primary" pending={formState.isSubmitting}>
        {say('login')}
      </Button>
    </AccountForm>
  );
}
