import { zodResolver } from '@hookform/resolvers/zod';
import { PasswordReset } from '@oj/contract';
import { Button, CaptchaField, TextField, usePhrases, useToast } from '@oj/ui';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { StackedForm, Refusal } from '../parts/StackedForm';
import { accountPhrases } from './accountPhrases';
import { resetPhrases } from './resetPhrases';
import { useApplyReset, useExists } from './useAccount';
import { WithoutPicture, type WorkProof } from './WithoutPicture';
import { useCaptcha } from './useCaptcha';
import { useResendPause } from './useResendPause';

const Form = z.pick(PasswordReset, { email: true, captcha: true });
const FIRST_PAUSE_S = 90;

/** Asks for a letter with a link that sets a new password. */
export function ResetRequestForm() {
  const say = usePhrases(accountPhrases);
  const sayReset = usePhrases(resetPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const exists = useExists();
  const apply = useApplyReset();
  const captcha = useCaptcha();
  const pause = useResendPause(FIRST_PAUSE_S);
  /** Key of the work that stands in place of the picture. */
  const [proof, setProof] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [unknownEmail, setUnknownEmail] = useState<string>();
  const { register, setFocus, handleSubmit, setValue, getValues, control, formState } = useForm<z.input<typeof Form>>({
    resolver: zodResolver(Form),
    defaultValues: { email: '', captcha: '' },
    mode: 'onTouched',
  });
  const { errors } = formState;
  useEffect(() => setFocus('email'), [setFocus]);

  const typedEmail = useWatch({ control, name: 'email' }).trim();
  const isUnknown = typedEmail !== '' && typedEmail === unknownEmail;

  async function checkKnown() {
    const email = getValues('email').trim();
    if (!email) return;
    const known = await exists({ email });
    if (known && !known.email) setUnknownEmail(email);
  }
  const another = () => {
    setProof(undefined);
    setValue('captcha', '');
    captcha.refresh();
  };
  /** The digits need not be typed any more. */
  const prove = ({ key, answer }: WorkProof) => {
    setProof(key);
    setValue('captcha', answer, { shouldValidate: true });
  };
  const submit = handleSubmit(async ({ email, captcha: answer }) => {
    setRefusal(undefined);
    if (isUnknown) return setFocus('email');
    await apply.mutateAsync({ email, captcha: answer, captchaKey: proof ?? captcha.captchaKey }).then(
      () => {
        pause.begin();
        toast({ tone: 'success', title: sayReset('linkSent', { email }) });
      },
      reason => setRefusal(sentenceFor(reason, sayError)),
    );
    another();
  });

  const isWaiting = pause.secondsLeft > 0;
  return (
    <StackedForm onSubmit={submit}>
      <TextField
        label={say('email')}
        type="email"
        autoComplete="email"
        hint={sayReset('resetHint')}
        error={isUnknown ? sayReset('emailUnknown') : errors.email && say('emailRule')}
        {...register('email', { onBlur: () => void checkKnown() })}
      />
      <CaptchaField
        label={sayReset('captcha')}
        inputMode="numeric"
        picture={captcha.picture}
        failed={captcha.failed}
        onRefresh={another}
        error={errors.captcha && sayReset('captchaRule')}
        otherWay={<WithoutPicture onProof={prove} />}
        {...register('captcha')}
      />
      <Refusal>{refusal}</Refusal>
      <Button type="submit" tone="primary" disabled={isWaiting} pending={formState.isSubmitting}>
        {isWaiting ? say('sendAgain', { seconds: pause.secondsLeft }) : sayReset('sendLink')}
      </Button>
    </StackedForm>
  );
}
