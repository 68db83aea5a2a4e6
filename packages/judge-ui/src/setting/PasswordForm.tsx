import { Button, TextField, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { StackedForm, Refusal } from '../parts/StackedForm';
import { accountPhrases } from '../account/accountPhrases';
import { SlideStep } from '../account/SlideStep';
import { useSlideRound } from '../account/useSlideRound';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { settingPhrases } from './settingPhrases';
import { useLazyForm } from './useLazyForm';
import { useChangePassword } from './useSetting';

const empty = { oldPassword: '', newPassword: '', again: '' };
const loadRules = async () => (await import('./formRules')).PasswordChangeTwice;

/** Another password. It ends every other session. */
export function PasswordForm() {
  const say = usePhrases(settingPhrases);
  const sayAccount = usePhrases(accountPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const change = useChangePassword();
  const slide = useSlideRound();
  const [refusal, setRefusal] = useState<string>();
  const { values, line, faults, forget, isSubmitting, submit, prefetchProps } = useLazyForm({ stored: empty, loadRules });
  const newPasswordError = faults.newPassword === 'same' ? say('passwordSame') : sayAccount('passwordRule');
  const save = async ({ oldPassword, newPassword }: typeof values, ticket?: string) => {
    setRefusal(undefined);
    await change.mutateAsync({ oldPassword, newPassword, slide: ticket }).then(
      () => {
        forget();
        slide.end();
        toast({ tone: 'success', title: say('passwordChanged') });
      },
      reason => {
        setRefusal(sentenceFor(reason, sayError));
        slide.noteRefusal(reason);
      },
    );
  };
  return (
    <StackedForm onSubmit={event => void submit(event, save)} aria-label={say('changePassword')} {...prefetchProps}>
      <TextField
        label={say('oldPassword')}
        type="password"
        autoComplete="current-password"
        error={faults.oldPassword && sayAccount('passwordRule')}
        {...line('oldPassword')}
      />
      <TextField
        label={sayAccount('newPassword')}
        type="password"
        autoComplete="new-password"
        error={faults.newPassword && newPasswordError}
        {...line('newPassword')}
      />
      <TextField
        label={sayAccount('passwordAgain')}
        type="password"
        autoComplete="new-password"
        error={faults.again && sayAccount('mismatch')}
        {...line('again')}
      />
      <Refusal>{refusal}</Refusal>
      <SlideStep action="changePassword" round={slide.round} onSolve={ticket => void save(values, ticket)} />
      <Button type="submit" pending={isSubmitting}>
        {say('changePassword')}
      </Button>
    </StackedForm>
  );
}
