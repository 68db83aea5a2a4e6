import { ApiError, MOST_CODE_CHARACTERS } from '@oj/contract';
import { isLost, isOnline, noteFailure } from '../../live/online';
import { putIntoOutbox } from '../../submission/watch/outbox';
import { usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { useAccountDialog } from '../../account/AccountDialogs';
import { errorPhrases } from '../../api/errorPhrases';
import { useErrorToast } from '../../parts/useErrorToast';
import { useUser } from '../../session/SessionProvider';
import { usePageScope } from '../../links/PageScope';
import { noteSent, useSentSubmissions } from '../../submission/watch/sentSubmissions';
import { useSubmit } from '../../submission/useSubmissions';
import { editorPhrases } from './editorPhrases';
import { newKey } from '../../parts/newKey';

/** The verdict is already on its way. */
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
 * submission is sent; its key makes sure that it is stored once. A reader who submits too often solves a captcha first. What the server cannot be
 * reached for waits in the outbox. Where what comes of it opens in sight no message says that it was sent: then `sentId` is what was sent last.
 */
export function useSubmitCode(problemId: string, { isInSight }: { isInSight: boolean }) {
  const user = useUser();
  const openDialog = useAccountDialog();
  const toast = useToast();
  const say = usePhrases(editorPhrases);
  const sayError = usePhrases(errorPhrases);
  const showError = useErrorToast();
  const submit = useSubmit();
  const { key, addresses, cid, tid, gid } = usePageScope();
  const place = `${key} ${problemId}`;
  const last = useSentSubmissions().find(sent => sent.place === place && sent.uid === user?.uid);
  const [sentId, setSentId] = useState<number>();
  const [held, setHeld] = useState<{ program: Program; clientKey: string }>();

  /** Answers whether it is done with, for now: false when what was typed of a picture was wrong. */
  async function send(program: Program, clientKey: string, captcha?: Captcha): Promise<boolean> {
    const scope = { ...(cid !== undefined && { cid }), ...(tid !== undefined && { tid }), ...(gid !== undefined && { gid }) };
    const draft = { ...program, ...scope, clientKey };
    const address = addresses.problem(problemId);
    /** Whether it is kept until the server can be reached. */
    const isKept = () => user !== undefined && putIntoOutbox({ draft, uid: user.uid, place, problemId, address, at: Date.now() });
    if (!isOnline() && isKept()) {
      toast({ tone: 'warning', title: say('kept'), durationMs: BRIEFLY_MS });
      return true;
    }
    try {
      const row = await submit.mutateAsync({ ...draft, ...captcha });
      setHeld(undefined);
      noteSent({ submitId: row.submitId, uid: row.uid, place, problemId, address });
      if (isInSight) setSentId(row.submitId);
      else toast({ tone: 'success', title: say('submitted'), durationMs: BRIEFLY_MS });
    } catch (reason) {
      noteFailure(reason);
      if (isLost(reason) && isKept()) {
        toast({ tone: 'warning', title: say('kept'), durationMs: BRIEFLY_MS });
        return true;
      }
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
  return { submitCode, submitId: last?.submitId, sentId, place, isSending: submit.isPending, asked };
}
