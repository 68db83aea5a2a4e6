import type { RejudgeProposal } from '@oj/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { contestKeys } from '../../api/contestKeys';
import { useChange } from '../../api/useChange';
import { useApi } from '../../api/ApiProvider';
import { useIsLive, useLive } from '../../live/LiveProvider';
import { useThrottled } from '../../parts/list/useThrottled';
import { useUser } from '../../session/SessionProvider';
import * as pollMs from '../../live/pollMs';

const REFETCH_MS = 1_000;

const listKey = (cid: number, uid: string | undefined) => [...contestKeys.proposals(cid), uid];

/** The last proposal of each problem of a contest, by the number of the problem. */
export function useRejudgeProposals(cid: number) {
  const api = useApi();
  const user = useUser();
  const isLive = useIsLive();
  useRefetchOnChange(cid, user?.uid);
  return useQuery({
    queryKey: listKey(cid, user?.uid),
    queryFn: () => api.rejudgeProposal.list({ cid }),
    select: proposals => new Map(proposals.map((proposal): [number, RejudgeProposal] => [proposal.pid, proposal])),
    refetchInterval: ({ state: { data } }) =>
      !isLive && data?.some(({ state }) => state === 'judging') ? pollMs.rejudge : pollMs.rejudges,
  });
}

/** When a proposal has another verdict, which happens many times a second. */
function useRefetchOnChange(cid: number, uid: string | undefined) {
  const cache = useQueryClient();
  const [changes, setChanges] = useState(0);
  const told = useThrottled(changes, REFETCH_MS);
  useLive(`proposals:${cid}`, { onEvent: () => undefined, onGap: () => setChanges(count => count + 1) });
  useEffect(() => {
    if (told) void cache.invalidateQueries({ queryKey: listKey(cid, uid), exact: true });
  }, [told, cache, cid, uid]);
}

interface Page {
  currentPage: number;
  limit: number;
}

/** What a proposal changes changes with it. */
const keyOf = (cid: number, { id, state, changed, skipped }: RejudgeProposal) =>
  [...contestKeys.proposals(cid), id, state, changed, skipped] as const;

export function useProposedVerdicts(cid: number, proposal: RejudgeProposal, page: Page) {
  const api = useApi();
  return useQuery({
    queryKey: [...keyOf(cid, proposal), 'verdicts', page],
    queryFn: () => api.rejudgeProposal.verdicts({ cid, id: proposal.id, ...page }),
    placeholderData: keepPreviousData,
  });
}

export function useProposedRows(cid: number, proposal: RejudgeProposal, page: Page) {
  const api = useApi();
  return useQuery({
    queryKey: [...keyOf(cid, proposal), 'rows', page],
    queryFn: () => api.rejudgeProposal.rows({ cid, id: proposal.id, ...page }),
    placeholderData: keepPreviousData,
  });
}

/** All that is shown of the contest follows. */
export function useProposalChanges(cid: number) {
  const key = contestKeys.all(cid);
  const propose = useChange(key, ({ rejudgeProposal }, pid: number) => rejudgeProposal.propose({ cid, pid }));
  const drop = useChange(key, ({ rejudgeProposal }, id: number) => rejudgeProposal.drop({ cid, id }));
  const apply = useChange(key, ({ rejudgeProposal }, id: number) => rejudgeProposal.apply({ cid, id }));
  const undo = useChange(key, ({ rejudgeProposal }, id: number) => rejudgeProposal.undo({ cid, id }));
  const judgeAnew = useChange(key, async ({ rejudgeProposal }, { id, pid }: Pick<RejudgeProposal, 'id' | 'pid'>) => {
    await rejudgeProposal.drop({ cid, id });
    return rejudgeProposal.propose({ cid, pid });
  });
  return { propose, drop, apply, undo, judgeAnew };
}
