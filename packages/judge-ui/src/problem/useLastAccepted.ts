import { Status } from '@oj/contract';
import { usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { useApi } from '../api/ApiProvider';
import { useTellError } from '../api/useTellError';
import { editorPhrases } from './editorPhrases';
import type { Work } from './useWork';

/** Long enough to read why there is nothing to fetch. */
const REFUSAL_MS = 4_000;

/** Brings back the code that was accepted last, in its language. What stood in the editor can be had back. */
export function useLastAccepted({ pid, myStatus, work }: { pid: number; myStatus: Status | null; work: Work }) {
  const say = usePhrases(editorPhrases);
  const api = useApi();
  const toast = useToast();
  const tellError = useTellError();
  const [isAsking, setAsking] = useState(false);

  const ask = () => {
    if (myStatus === Status.accepted) setAsking(true);
    else toast({ tone: 'error', title: say('notPassed'), durationMs: REFUSAL_MS });
  };

  async function fetch() {
    try {
      const { code, language } = await api.submission.lastAccepted({ pid });
      if (!language) return;
      const before = work.codeIn(language);
      work.setLanguage(language);
      work.setCodeIn(language, code);
      toast({ title: say('fetched'), action: { label: say('undo'), onAction: () => work.setCodeIn(language, before) } });
    } catch (reason) {
      tellError(reason);
    }
  }

  return { isAsking, setAsking, ask, fetch };
}
