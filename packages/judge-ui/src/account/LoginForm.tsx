import { Button, TextField, usePhrases } from '@oj/ui';
import { useEffect } from 'react';
import { StackedForm, Refusal } from '../parts/StackedForm';
import { accountPhrases } from './accountPhrases';
import { SlideStep } from './SlideStep';
import { type LoginFormProps, useLoginForm } from './useLoginForm';

export function LoginForm({ username, onLogin, login }: LoginFormProps) {
  const say = usePhrases(accountPhrases);
  const { form, refusal, submit, slideRound, solved } = useLoginForm({ username, onLogin, login });
  const { register, setFocus, formState } = form;
  const { errors } = formState;
  useEffect(() => setFocus(username ? 'password' : 'username'), [setFocus, username]);
  return (
    <StackedForm onSubmit={submit}>
      <TextField label={say('username')} autoComplete="username" error={errors.username && say('usernameRule')} {...register('username')} />
      <TextField
        label={say('password')}
        type="password"
        autoComplete="current-password"
        error={errors.password && say('passwordRule')}
        {...register('password')}
      />
      <Refusal>{refusal}</Refusal>
      <SlideStep action="login" round={slideRound} onSolve={solved} />
      <Button type="submit" tone="primary" pending={formState.isSubmitting}>
        {say('login')}
      </Button>
    </StackedForm>
  );
}
