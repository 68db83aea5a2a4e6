import { Button, TextField, usePhrases } from '@oj/ui';
import { useEffect, useRef } from 'react';
import { StackedForm, Refusal } from '../parts/StackedForm';
import { accountPhrases } from './accountPhrases';
import { SlideStep } from './SlideStep';
import { type LoginFormProps, useLoginForm } from './useLoginForm';

export function LoginForm({ registered, onLogin, login }: LoginFormProps) {
  const say = usePhrases(accountPhrases);
  const { form, refusal, submit, slideRound, solved, asksCode } = useLoginForm({ registered, onLogin, login });
  const { register, setFocus, formState } = form;
  const { errors } = formState;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (registered ? button.current?.focus() : setFocus('username')), [setFocus, registered]);
  useEffect(() => (asksCode ? setFocus('code') : undefined), [setFocus, asksCode]);
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
      {asksCode && (
        <TextField
          label={say('factorCode')}
          hint={say('factorHint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
          {...register('code')}
        />
      )}
      <Refusal>{refusal}</Refusal>
      <SlideStep action="login" round={slideRound} onSolve={solved} />
      <Button ref={button} type="submit" tone="primary" pending={formState.isSubmitting}>
        {say('login')}
      </Button>
    </StackedForm>
  );
}
