import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError, Credentials, type UserInfo } from '@oj/contract';
import { usePhrases } from '@oj/ui';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { useLogin } from './useAccount';
import { useSlideRound } from './useSlideRound';

/** Name and password of somebody who registered a moment ago; kept in memory alone. */
export type Registered = Pick<z.input<typeof Credentials>, 'username' | 'password'>;

export interface LoginFormProps {
  /** Filled in at first, and sent once: who has just registered need neither type it again nor press anything. */
  registered?: Registered | undefined;
  onLogin: (user: UserInfo) => void;
  /** How the session is opened; by default as a reader of the site. */
  login?: ReturnType<typeof useLogin>;
}

/**
 * The login as a form. When the server asks for a solved slide, it appears in the form; solving it sends the form. So does the field for a
 * code, where the account has a second factor.
 */
export function useLoginForm({ registered, onLogin, login: given }: LoginFormProps) {
  const sayError = usePhrases(errorPhrases);
  const [refusal, setRefusal] = useState<string>();
  const [asksCode, setAsksCode] = useState(false);
  const slide = useSlideRound();
  const own = useLogin();
  const login = given ?? own;
  const form = useForm<z.input<typeof Credentials>>({
    resolver: zodResolver(Credentials),
    defaultValues: registered ?? { username: '', password: '' },
  });

  const refuse = (reason: unknown) => {
    setRefusal(sentenceFor(reason, sayError));
    slide.noteRefusal(reason);
  };
  const submit = form.handleSubmit(async credentials => {
    if (slide.round > 0 && !credentials.slide) return setRefusal(sayError('login.slideRequired'));
    form.setValue('slide', undefined);
    setRefusal(undefined);
    await login.mutateAsync(credentials).then(onLogin, reason => {
      if (!isAboutCode(reason)) return refuse(reason);
      // The slide that was solved is good for the next try as well.
      form.setValue('slide', credentials.slide);
      form.setValue('code', '');
      setAsksCode(true);
      if (asksCode) setRefusal(sentenceFor(reason, sayError));
    });
  });
  const solved = (ticket: string) => {
    form.setValue('slide', ticket);
    void submit();
  };
  const isSent = useRef(false);
  useEffect(() => {
    if (!registered || isSent.current) return;
    isSent.current = true;
    void submit();
  }, [registered, submit]);
  return { form, refusal, submit, slideRound: slide.round, solved, asksCode };
}

const isAboutCode = (reason: unknown) =>
  reason instanceof ApiError && ['login.codeRequired', 'login.codeWrong', 'account.codesLocked'].includes(reason.code);
