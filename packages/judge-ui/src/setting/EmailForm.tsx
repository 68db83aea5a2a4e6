import type { UserInfo } from '@oj/contract';
import { Button, TextField, usePhrases, useToast } from '@oj/ui';
import { useRef, useState } from 'react';
import { StackedForm, Refusal } from '../parts/StackedForm';
import { accountPhrases } from '../account/accountPhrases';
import { SlideStep } from '../account/SlideStep';
import { useResendPause } from '../account/useResendPause';
import { isSlideRefusal, useSlideRound } from '../account/useSlideRound';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { settingPhrases } from './settingPhrases';
import { useLazyForm } from './useLazyForm';
import { useChangeEmail, useSendEmailCode } from './useSetting';

const FIRST_PAUSE_S = 30;
const empty = { password: '', newEmail: '', code: '' };
const loadRules = async () => (await import('./formRules')).EmailChange;

/** Another email, proved by a code that is mailed to it, and the password. */
export function EmailForm({ user }: { user: UserInfo }) {
  const say = usePhrases(settingPhrases);
  const sayAccount = usePhrases(accountPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const sendCode = useSendEmailCode();
  const changeEmail = useChangeEmail();
  const pause = useResendPause(FIRST_PAUSE_S);
  const slide = useSlideRound();
  const [refusal, setRefusal] = useState<string>();
  const [unsendable, setUnsendable] = useState<string>();
  const address = useRef<HTMLInputElement>(null);
  const { values, line, change: type, faults, forget, isSubmitting, submit, prefetchProps } = useLazyForm({ stored: empty, loadRules });
  const email = values.newEmail.trim();
  const isSame = email !== '' && email.toLowerCase() === user.email?.toLowerCase();
  const tell = (reason: unknown) => setRefusal(sentenceFor(reason, sayError));

  async function askForCode() {
    const { Email } = await import('./formRules');
    if (isSame || !Email.safeParse(email).success) {
      setUnsendable(email);
      return address.current?.focus();
    }
    setRefusal(undefined);
    await sendCode.mutateAsync(email);
    toast({ tone: 'success', title: sayAccount('codeSent', { email }) });
    pause.begin();
  }
  const save = async (change: typeof values, ticket?: string) => {
    setRefusal(undefined);
    await changeEmail.mutateAsync({ ...change, slide: ticket }).then(
      () => {
        forget();
        slide.end();
        toast({ tone: 'success', title: say('emailChanged') });
      },
      reason => {
        tell(reason);
        slide.noteRefusal(reason);
        if (!isSlideRefusal(reason)) type('code', '');
      },
    );
  };

  const isWaiting = pause.secondsLeft > 0;
  return (
    <StackedForm onSubmit={event => void submit(event, save)} aria-label={say('changeEmail')} {...prefetchProps}>
      <TextField
        label={say('newEmail')}
        type="email"
        autoComplete="email"
        hint={user.email ? say('presentEmail', { email: user.email }) : say('noEmail')}
        error={(faults.newEmail || unsendable === email) && (isSame ? say('emailSame') : sayAccount('emailRule'))}
        suffix={
          <Button size="small" tone="quiet" disabled={isWaiting} pending={sendCode.isPending} onClick={() => void askForCode().catch(tell)}>
            {isWaiting ? sayAccount('sendAgain', { seconds: pause.secondsLeft }) : sayAccount('sendCode')}
          </Button>
        }
        ref={address}
        {...line('newEmail')}
      />
      <TextField
        label={sayAccount('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        error={faults.code && sayAccount('codeRule')}
        {...line('code')}
      />
      <TextField
        label={sayAccount('password')}
        type="password"
        autoComplete="current-password"
        error={faults.password && sayAccount('passwordRule')}
        {...line('password')}
      />
      <Refusal>{refusal}</Refusal>
      <SlideStep action="changeEmail" round={slide.round} onSolve={ticket => void save(values, ticket)} />
      <Button type="submit" pending={isSubmitting}>
        {say('changeEmail')}
      </Button>
    </StackedForm>
  );
}
