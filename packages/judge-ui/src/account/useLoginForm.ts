import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError, Credentials, type UserInfo } from '@oj/contract';
import { usePhrases } from '@oj/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { useLogin } from './useAccount';

export interface LoginFormProps {
  /** Filled in at first: who has just registered need not type it again. */
  username?: string | undefined;
  onLogin: (user: UserInfo) => void;
  /** How the session is opened; by default as a reader of the site. */
  login?: ReturnType<typeof useLogin>;
}

const wantsSlide = (reason: unknown) =>
  reason instanceof ApiError && (reason.code === 'login.slideRequired' || reason.code === 'login.slideWrong');

/**
 * The login as a form. After some wrong passwords the server asks for a solved slide with each further try: from then on every refusal
 * brings a new puzzle, and solving it sends the form.
 */
export function useLoginForm({ username = '', onLogin, login: given }: LoginFormProps) {
  const sayError = usePhrases(errorPhrases);
  const [refusal, setRefusal] = useState<string>();
  const [slideRound, setSlideRound] = useState(0);
  const own = useLogin();
  const login = given ?? own;
  const form = useForm<z.input<typeof Credentials>>({
    resolver: zodResolver(Credentials),
    defaultValues: { username, password: '' },
  });

  const refuse = (reason: unknown) => {
    setRefusal(sentenceFor(reason, sayError));
    setSlideRound(round => (round > 0 || wantsSlide(reason) ? round + 1 : 0));
  };
  const submit = form.handleSubmit(async credentials => {
    if (slideRound > 0 && !credentials.slide) return setRefusal(sayError('login.slideRequired'));
    form.setValue('slide', undefined);
    setRefusal(undefined);
    await login.mutateAsync(credentials).then(onLogin, refuse);
  });
  const solved = (ticket: string) => {
    form.setValue('slide', ticket);
    void submit();
  };
  return { form, refusal, submit, slideRound, solved };
}
