import { isUnderway, Status } from '@oj/contract';
import { phrases, usePhrases, useToast, useVerdictName, verdictOf, VerdictSeal } from '@oj/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/ApiProvider';
import { useLive } from '../../live/LiveProvider';
import { usePolling } from '../../live/usePolling';
import { markTab } from './markTab';
import { isShown, noteTold, type SentSubmission } from './sentSubmissions';
import { submissionKeys } from '../useSubmissions';

const words = phrases('awaitedVerdict', {
  told: { zh: '{{problem}}：{{verdict}}', en: '{{problem}}: {{verdict}}' },
  look: { zh: '返回题目', en: 'Back to the problem' },
});

/**
 * Waits for the verdict of one submission. Whoever looks at it needs no message; whoever is on another page gets one, with the way back;
 * whoever is in another tab finds it in the title and the icon of this one. A verdict that a contest hides is no news.
 */
export function AwaitedVerdict({ submission }: { submission: SentSubmission }) {
  const { submitId, problemId, address, uid } = submission;
  const cache = useQueryClient();
  const say = usePhrases(words);
  const nameOf = useVerdictName();
  const toast = useToast();
  const navigate = useNavigate();
  const api = useApi();
  const polling = usePolling(String(submitId));
  const queryKey = ['submission', 'awaited', submitId];
  const { data: status } = useQuery({
    queryKey,
    queryFn: () => polling.counted(async () => (await api.submission.statuses({ submitIds: [submitId] }))[submitId]?.status ?? null),
    refetchInterval: ({ state }) => polling.interval(state.data === undefined || state.data === null || isUnderway(state.data)),
  });
  useLive(`submission:${submitId}`, {
    onGap: () => void cache.invalidateQueries({ queryKey }),
    onEvent: event => {
      if (event.event !== 'submission.judged') return;
      // An answer on its way may be older.
      void cache.cancelQueries({ queryKey });
      cache.setQueryData<Status | null>(queryKey, event.status);
    },
  });

  useEffect(() => {
    if (status === undefined || status === null || isUnderway(status)) return;
    const verdict = verdictOf(status);
    noteTold(submitId);
    // A console that was away when the verdict came, and is back, shows what it knew before.
    void cache.invalidateQueries({ queryKey: submissionKeys.detail(submitId, uid) });
    if (status === Status.submittedUnknown) return;
    if (document.hidden) markTab(verdict.letters, verdict.pigment);
    if (isShown(submission)) return;
    toast({
      icon: <VerdictSeal status={status} />,
      title: say('told', { problem: problemId, verdict: nameOf(status) }),
      action: { label: say('look'), onAction: () => void navigate(address) },
    });
    // Told once, when the verdict is there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [status]);
  return null;
}
