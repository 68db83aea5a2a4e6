import { ApiError, MOST_CODE_CHARACTERS } from '@oj/contract';
import { usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { useAccountDialog } from '../account/AccountDialogs';
import { errorPhrases } from '../api/errorPhrases';
import { useErrorToast } from '../parts/useErrorToast';
import { useUser } from '../session/SessionProvider';
import { usePageScope } from '../links/PageScope';
import { noteSent, useSentSubmissions } from '../submission/sentSubmissions';
import { useSubmit } from '../submission/useSubmissions';
import { editorPhrases } from './editorPhrases';
import { newKey } from '../parts/newKey';

/** The verdict is already on its way, where the message would stand. */
const BRIEFLY_MS = 2_500;

interface Program {
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
 * Submits code. `submitId`: what was last sent to the problem in this tab. A visitor, or a reader whose session has ended, logs in over the page, and then the same
 * submission is sent; its key makes sure that it is stored once. A reader who submits too often solves a captcha first.
 */
export function useSubmitCode(problemId: string) {
  const user = useUser();
  const openDialog = useAccountDialog();
  const toast = useToast();
  const say = usePhrases(editorPhrases);
  const sayError = usePhrases(errorPhrases);
  const showError = useErrorToast();
  const submit = useSubmit();
  const { key, addresses } = usePageScope();
  const place = `${key} ${problemId}`;
  const last = useSentSubmissions().find(sent => sent.place === place && sent.uid === user?.uid);
  const [held, setHeld] = useState<{ program: Program; clientKey: string }>();

  /** Answers whether it is done with, for now: false when what was typed of a picture was wrong. */
  async function send(program: Program, clientKey: string, captcha?: Captcha): Promise<boolean> {
    try {
      const row = await submit.mutateAsync({ ...program, clientKey, ...captcha });
      setHeld(undefined);
      noteSent({ submitId: row.submitId, uid: row.uid, place, problemId, address: addresses.problem(problemId) });
      toast({ tone: 'success', title: say('submitted'), durationMs: BRIEFLY_MS });
    } catch (reason) {
      if (reason instanceof ApiError && captchaCodes.has(reason.code)) {
        setHeld({ program, clientKey });
        return !captcha;
      }
      if (reason instanceof ApiError && reason.status === 401) openDialog('login', () => void send(program, clientKey));
      else showError(reason);
    }
    return true;
  }

  function submitCode(program: Program) {
    const refusal = !program.code.trim()
      ? 'submission.codeEmpty'
      : program.code.length > MOST_CODE_CHARACTERS
        ? 'submission.codeTooLong'
        : undefined;
    if (refusal) return void toast({ tone: 'error', title: sayError(refusal) });
    const clientKey = newKey();
    if (user) return void send(program, clientKey);
    toast({ tone: 'warning', title: sayError('login.required') });
    openDialog('login', () => void send(program, clientKey));
  }

  const asked = held && {
    answer: (captcha: Captcha) => send(held.program, held.clientKey, captcha),
    giveUp: () => setHeld(undefined),
  };
  return { submitCode, submitId: last?.submitId, isSending: submit.isPending, asked };
}
