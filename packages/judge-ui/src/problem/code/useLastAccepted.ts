import { Status } from '@oj/contract';
import { usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { useApi } from '../../api/ApiProvider';
import { usePageScope } from '../../links/PageScope';
import { useErrorToast } from '../../parts/useErrorToast';
import { editorPhrases } from './editorPhrases';
import type { EditorState } from './useEditorState';

/** Long enough to read why there is nothing to fetch. */
const REFUSAL_MS = 4_000;

/** Brings back the code that was accepted last, in its language. What stood in the editor can be had back. */
export function useLastAccepted({ pid, myStatus, editor }: { pid: number; myStatus: Status | null; editor: EditorState }) {
  const say = usePhrases(editorPhrases);
  const api = useApi();
  const { cid } = usePageScope();
  const toast = useToast();
  const showError = useErrorToast();
  const [isAsking, setAsking] = useState(false);

  const ask = () => {
    if (myStatus === Status.accepted) setAsking(true);
    else toast({ tone: 'error', title: say('notPassed'), durationMs: REFUSAL_MS });
  };

  async function fetch() {
    try {
      const { code, language } = await api.submission.lastAccepted({ pid, ...(cid !== undefined && { cid }) });
      if (!language) return;
      const before = editor.codeIn(language);
      editor.setLanguage(language);
      editor.setCodeIn(language, code);
      toast({ title: say('fetched'), action: { label: say('undo'), onAction: () => editor.setCodeIn(language, before) } });
    } catch (reason) {
      showError(reason);
    }
  }

  return { isAsking, setAsking, ask, fetch };
}
