import { Button, Skeleton, TextField, usePhrases } from '@oj/ui';
import { lazy, Suspense, useEffect } from 'react';
import { AccountForm, Refusal } from './AccountForm';
import { accountPhrases } from './accountPhrases';
import { type LoginFormProps, useLoginForm } from './useLoginForm';

/** Most people never see it. */
const LoginSlide = lazy(async () => ({ default: (await import('./LoginSlide')).LoginSlide }));

export function LoginForm({ username, onLogin, login }: LoginFormProps) {
  const say = usePhrases(accountPhrases);
  const { form, refusal, submit, slideRound, solved } = useLoginForm({ username, onLogin, login });
  const { register, setFocus, formState } = form;
  const { errors } = formState;
  useEffect(() => setFocus(username ? 'password' : 'username'), [setFocus, username]);
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
      {slideRound > 0 && (
        <Suspense fallback={<Skeleton shape="block" height={148} />}>
          <LoginSlide round={slideRound} onSolve={solved} />
        </Suspense>
      )}
      <Button type="submit" tone="primary" pending={formState.isSubmitting}>
        {say('login')}
      </Button>
    </AccountForm>
  );
}
