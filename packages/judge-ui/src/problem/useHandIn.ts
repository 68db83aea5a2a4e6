import { ApiError, MOST_CODE_CHARACTERS } from '@oj/contract';
import { usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { useAccountDialog } from '../account/AccountDialogs';
import { errorPhrases } from '../api/errorPhrases';
import { useTellError } from '../api/useTellError';
import { useUser } from '../session/SessionProvider';
import { useSubmit } from '../submission/useSubmissions';
import { editorPhrases } from './editorPhrases';
import { newKey } from './newKey';

/** The verdict is already on its way, where the message would stand. */
const BRIEFLY_MS = 2_500;

interface Work {
  pid: string;
  language: string;
  code: string;
}

interface Captcha {
  captcha: string;
  captchaKey: string;
}

const captchaCodes: ReadonlySet<string> = new Set(['submission.captchaRequired', 'captcha.wrong']);

/**
 * Hands code in and remembers the submission. Whoever is not logged in, or no longer, logs in over the page, and the same
 * submission goes on; its key makes sure that it is stored once. Whoever hands in too fast is asked whether they are a person, and
 * then the same submission goes on, too.
 */
export function useHandIn() {
  const user = useUser();
  const openDialog = useAccountDialog();
  const toast = useToast();
  const say = usePhrases(editorPhrases);
  const sayError = usePhrases(errorPhrases);
  const tellError = useTellError();
  const submit = useSubmit();
  const [submitId, setSubmitId] = useState<number>();
  const [held, setHeld] = useState<{ work: Work; clientKey: string }>();

  /** Answers whether it is done with, for now: false when what was typed of a picture was wrong. */
  async function send(work: Work, clientKey: string, captcha?: Captcha): Promise<boolean> {
    try {
      const row = await submit.mutateAsync({ ...work, clientKey, ...captcha });
      setHeld(undefined);
      setSubmitId(row.submitId);
      toast({ tone: 'success', title: say('submitted'), durationMs: BRIEFLY_MS });
    } catch (reason) {
      if (reason instanceof ApiError && captchaCodes.has(reason.code)) {
        setHeld({ work, clientKey });
        return !captcha;
      }
      if (reason instanceof ApiError && reason.status === 401) openDialog('login', () => void send(work, clientKey));
      else tellError(reason);
    }
    return true;
  }

  function handIn(work: Work) {
    const refusal = !work.code.trim()
      ? 'submission.codeEmpty'
      : work.code.length > MOST_CODE_CHARACTERS
        ? 'submission.codeTooLong'
        : undefined;
    if (refusal) return void toast({ tone: 'error', title: sayError(refusal) });
    const clientKey = newKey();
    if (user) return void send(work, clientKey);
    toast({ tone: 'warning', title: sayError('login.required') });
    openDialog('login', () => void send(work, clientKey));
  }

  const asked = held && {
    answer: (captcha: Captcha) => send(held.work, held.clientKey, captcha),
    giveUp: () => setHeld(undefined),
  };
  return { handIn, submitId, isSending: submit.isPending, asked };
}
