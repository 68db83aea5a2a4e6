import { type ClientInput, type contract, isUnderway, type SubmissionEvent, type SubmissionRow } from '@oj/contract';
import { hashKey, keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';
import { useChange } from '../api/useChange';
import { usePageScope } from '../links/PageScope';
import { useLive } from '../live/LiveProvider';
import { usePolling } from '../live/usePolling';
import { useUser } from '../session/SessionProvider';

type Calls = typeof contract.submission;

const REFRESH_AT_MOST_MS = 1_000;

/** What submissions are looked for by, in practice and in contests. */
export type SubmissionQuery = Omit<ClientInput<Calls['list']>, 'gid' | 'contestID'>;

export const submissionKeys = {
  lists: ['submission', 'list'] as const,
  list: (scope: string, filter: SubmissionQuery, uid: string | undefined) => ['submission', 'list', scope, filter, uid] as const,
  detail: (id: number, uid: string | undefined) => ['submission', 'detail', id, uid] as const,
  cases: (id: number) => ['submission', 'cases', id] as const,
};

/**
 * A page of submissions of the page's scope that follows what happens: verdicts arrive by themselves, by polling where there is no
 * stream. A contest has no stream of its submissions, and neither has a group.
 */
export function useSubmissions(filter: SubmissionQuery, { enabled = true } = {}) {
  const api = useApi();
  const user = useUser();
  const { key: scope, cid, gid } = usePageScope();
  const hasStream = cid === undefined && gid === undefined;
  const cache = useQueryClient();
  const key = submissionKeys.list(scope, filter, user?.uid);
  const polling = usePolling(hashKey(key), { hasStream });
  const ask = async () =>
    cid === undefined ? api.submission.list({ ...filter, gid }) : api.contest.submissions({ ...filter, contestID: cid });
  const page = useQuery({
    queryKey: key,
    queryFn: () => polling.counted(ask),
    placeholderData: keepPreviousData,
    enabled,
    refetchInterval: query => polling.interval(query.state.data?.records.some(row => isUnderway(row.status)) ?? false),
  });

  const refresh = () => {
    const age = Date.now() - (cache.getQueryState(key)?.dataUpdatedAt ?? 0);
    setTimeout(() => void cache.invalidateQueries({ queryKey: key }), Math.max(0, REFRESH_AT_MOST_MS - age));
  };
  useLive(enabled && hasStream ? 'submissions' : undefined, {
    onGap: () => void cache.invalidateQueries({ queryKey: key }),
    onEvent: event => {
      const isShown = page.data?.records.some(row => row.submitId === event.submitId);
      if (isShown) {
        cache.setQueryData<typeof page.data>(key, old => old && { ...old, records: old.records.map(row => after(event, row)) });
        // An answer on its way may be older.
        if (cache.isFetching({ queryKey: key })) refresh();
      } else if (event.event === 'submission.queued' && (filter.currentPage ?? 1) === 1) refresh();
    },
  });
  return page;
}

/** A row after an event about it. */
export function after<Row extends Pick<SubmissionRow, 'submitId' | 'status' | 'time' | 'memory' | 'score'>>(
  event: SubmissionEvent,
  row: Row,
): Row {
  if (event.submitId !== row.submitId) return row;
  // How far it is in the queue may be told after it has left the queue.
  if (event.event === 'submission.waiting') return row;
  if (event.event === 'submission.queued') return { ...row, status: event.status, time: null, memory: null, score: null };
  if (event.event !== 'submission.judged') return isUnderway(row.status) ? { ...row, status: event.status } : row;
  const { status, time, memory, score, judger } = event;
  return { ...row, status, time, memory, score, judger };
}

export function useSubmit() {
  return useChange(submissionKeys.lists, (api, draft: ClientInput<Calls['submit']>) => api.submission.submit(draft));
}
