import { isUnderway, type JudgedCase, Status, type SubmissionEvent } from '@oj/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api/ApiProvider';
import { contestKeys } from '../api/contestKeys';
import { trainingKeys } from '../api/trainingKeys';
import { problemKeys } from '../api/problemKeys';
import { usePageScope } from '../links/PageScope';
import { useLive } from '../live/LiveProvider';
import { usePolling } from '../live/usePolling';
import { useUser } from '../session/SessionProvider';
import { useShown } from './watch/sentSubmissions';
import { after, submissionKeys } from './useSubmissions';

type LiveCase = Pick<JudgedCase, 'seq' | 'status' | 'time' | 'memory'>;

/** Cases that have finished while we watched. */
export interface Progress {
  submitId: number;
  done: number;
  total: number;
  cases: LiveCase[];
}

/** One submission from queue to verdict: detail, cases, and how far the judging is right now. */
export function useSubmission(id: number | undefined) {
  const api = useApi();
  const user = useUser();
  const { cid, tid } = usePageScope();
  const cache = useQueryClient();
  const polling = usePolling(String(id));
  const [watched, setWatched] = useState<Progress>();
  const [queued, setQueued] = useState<{ submitId: number; place: number }>();
  const progress = watched?.submitId === id ? watched : undefined;
  const detailKey = submissionKeys.detail(id ?? 0, user?.uid);
  useShown(id);

  const detail = useQuery({
    queryKey: detailKey,
    queryFn: () => polling.counted(() => api.submission.detail({ submitId: id ?? 0 })),
    enabled: id !== undefined,
    refetchInterval: query => polling.interval(!!query.state.data && isUnderway(query.state.data.submission.status)),
  });
  const submission = detail.data?.submission;
  const isJudged = !!submission && !isUnderway(submission.status);
  const cases = useQuery({
    queryKey: submissionKeys.cases(id ?? 0),
    queryFn: () => api.submission.cases({ submitId: id ?? 0 }),
    enabled: id !== undefined && isJudged,
  });

  const refetchAll = () => {
    void cache.invalidateQueries({ queryKey: detailKey });
    void cache.invalidateQueries({ queryKey: submissionKeys.cases(id ?? 0) });
  };
  useLive(id !== undefined && !isJudged ? `submission:${id}` : undefined, {
    onGap: refetchAll,
    onEvent: event => {
      cache.setQueryData<typeof detail.data>(detailKey, old => old && { ...old, submission: after(event, old.submission) });
      if (event.event === 'submission.waiting') setQueued(event);
      if (event.event === 'submission.case') setWatched(old => grown(old, event));
      if (event.event === 'submission.judged') {
        refetchAll();
        void cache.invalidateQueries({ queryKey: problemKeys.all });
        void cache.invalidateQueries({ queryKey: submissionKeys.lists });
        if (cid !== undefined) void cache.invalidateQueries({ queryKey: contestKeys.all(cid) });
        if (tid !== undefined) void cache.invalidateQueries({ queryKey: trainingKeys.one(tid) });
      }
    },
  });
  const place = submission?.status === Status.pending && queued?.submitId === id ? queued?.place : undefined;
  return { detail, submission, limits: detail.data?.limits, casesHiddenBy: detail.data?.casesHiddenBy, cases, progress, place, isJudged };
}

function grown(
  old: Progress | undefined,
  { submitId, done, total, cases }: Extract<SubmissionEvent, { event: 'submission.case' }>,
): Progress {
  const known = old?.submitId === submitId && done > old.done ? old.cases : [];
  return { submitId, done, total, cases: [...known, ...cases] };
}
