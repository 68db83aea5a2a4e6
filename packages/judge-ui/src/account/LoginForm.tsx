import { Button, TextField, usePhrases } from '@oj/ui';
import { useEffect, useRef } from 'react';
import { StackedForm, Refusal } from '../parts/StackedForm';
import { accountPhrases } from './accountPhrases';
import { SlideStep } from './SlideStep';
import { type LoginFormProps, useLoginForm } from './useLoginForm';

export function LoginForm({ registered, onLogin, login }: LoginFormProps) {
  const say = usePhrases(accountPhrases);
  const { form, refusal, submit, slideRound, solved } = useLoginForm({ registered, onLogin, login });
  const { register, setFocus, formState } = form;
  const { errors } = formState;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (registered ? button.current?.focus() : setFocus('username')), [setFocus, registered]);
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
      <Button ref={button} type="submit" tone="primary" pending={formState.isSubmitting}>
        {say('login')}
      </Button>
    </StackedForm>
  );
}
