import { zodResolver } from '@hookform/resolvers/zod';
import { NewPassword } from '@oj/contract';
import { Button, Card, EmptyState, PageHeader, TextField, theme, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { useTitle } from '../site/useSite';
import { useAccountDialog } from './AccountDialogs';
import { ButtonLink } from '../parts/ButtonLink';
import { StackedForm, Refusal } from '../parts/StackedForm';
import { accountPhrases } from './accountPhrases';
import { resetPhrases } from './resetPhrases';
import { useResetPassword, useUsernameIsKnown } from './useAccount';

const Form = z
  .extend(z.pick(NewPassword, { password: true }), { again: z.string() })
  .check(z.refine(({ password, again }) => password === again, { path: ['again'], message: 'mismatch' }));

interface ResetPasswordProps {
  /** User name in the mailed link; undefined if the link has none. */
  username: string | undefined;
  code: string | undefined;
  onDone: () => void;
}

/** Where the mailed link leads: a new password, twice. */
export function ResetPassword({ username, code, onDone }: ResetPasswordProps) {
  const sayReset = usePhrases(resetPhrases);
  useTitle(sayReset('newPasswordTitle'));
  const openDialog = useAccountDialog();
  const askAgain = <Button onClick={() => openDialog('resetPwd')}>{sayReset('askForLink')}</Button>;
  return (
    <Narrow>
      <PageHeader title={sayReset('newPasswordTitle')} />
      <Card>
        {username && code ? (
          <NewPasswordForm username={username} code={code} onDone={onDone} />
        ) : (
          <EmptyState picture="scroll" title={sayReset('linkIncomplete')} action={askAgain}>
            {sayReset('linkIncompleteHint')}
          </EmptyState>
        )}
      </Card>
      <ButtonLink to="/home" data-tone="quiet">
        {sayReset('toHome')}
      </ButtonLink>
    </Narrow>
  );
}

function NewPasswordForm({ username, code, onDone }: { username: string; code: string; onDone: () => void }) {
  const say = usePhrases(accountPhrases);
  const sayReset = usePhrases(resetPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const openDialog = useAccountDialog();
  const isKnown = useUsernameIsKnown(username);
  const reset = useResetPassword();
  const [refusal, setRefusal] = useState<string>();
  const { register, handleSubmit, formState } = useForm<z.input<typeof Form>>({
    resolver: zodResolver(Form),
    defaultValues: { password: '', again: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(async ({ password }) => {
    setRefusal(undefined);
    await reset.mutateAsync({ username, password, code }).then(
      () => {
        toast({ tone: 'success', title: sayReset('passwordSet') });
        onDone();
        openDialog('login');
      },
      reason => setRefusal(sentenceFor(reason, sayError)),
    );
  });
  return (
    <StackedForm onSubmit={submit}>
      <TextField
        label={say('username')}
        autoComplete="username"
        value={username}
        disabled
        error={isKnown === false && sayReset('usernameUnknown')}
      />
      <TextField
        label={say('newPassword')}
        type="password"
        autoComplete="new-password"
        error={errors.password && say('passwordRule')}
        {...register('password')}
      />
      <TextField
        label={say('passwordAgain')}
        type="password"
        autoComplete="new-password"
        error={errors.again && say('mismatch')}
        {...register('again')}
      />
      <Refusal>{refusal}</Refusal>
      <Button type="submit" tone="primary" disabled={isKnown === false} pending={formState.isSubmitting}>
        {sayReset('setPassword')}
      </Button>
    </StackedForm>
  );
}

const Narrow = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[6]};
  & > section {
    width: 100%;
    max-width: 420px;
  }
`;
