import { useToast } from '@oj/ui';
import { usePhrases } from '@oj/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../api/ApiProvider';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { isLost, noteFailure, useIsOnline, useWatchOnline } from '../../live/online';
import { isInOutbox, takeFromOutbox, useOutbox } from './outbox';
import { noteSent } from './sentSubmissions';
import { submissionKeys } from '../useSubmissions';

/** Sends what waits of a user as soon as the server can be reached, on every page, one after the other. Draws nothing. */
export function OutboxSender({ uid }: { uid: string }) {
  useWatchOnline();
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const sayError = usePhrases(errorPhrases);
  const online = useIsOnline();
  const next = useOutbox().find(waiting => waiting.uid === uid);
  const isSending = useRef(false);

  useEffect(() => {
    if (!online || !next || isSending.current) return;
    const { draft, place, problemId, address } = next;
    isSending.current = true;
    void api.submission.submit(draft).then(
      row => {
        isSending.current = false;
        noteSent({ submitId: row.submitId, uid: row.uid, place, problemId, address });
        takeFromOutbox(draft.clientKey);
        void cache.invalidateQueries({ queryKey: submissionKeys.lists });
      },
      (reason: unknown) => {
        isSending.current = false;
        if (isLost(reason)) return noteFailure(reason);
        // Refused: its code is among the drafts of the problem.
        if (isInOutbox(draft.clientKey)) toast({ tone: 'error', title: `${problemId}: ${sentenceFor(reason, sayError)}` });
        takeFromOutbox(draft.clientKey);
      },
    );
  }, [online, next, api, cache, toast, sayError]);
  return null;
}
