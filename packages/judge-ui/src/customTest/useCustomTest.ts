import { type ClientInput, type contract, isUnderway, type CustomTestOutcome } from '@oj/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWholeApi } from '../api/WholeApi';
import { usePageScope } from '../links/PageScope';

type Api = typeof contract.customTest;

const POLL_MS = 1_000;

/** Runs code on the reader's own input, in the scope of the page, and polls every second until the run has ended. */
export function useCustomTest() {
  const wholeApi = useWholeApi();
  const { cid, gid } = usePageScope();
  const [key, setKey] = useState<string>();
  const start = useMutation({
    mutationFn: async (order: Omit<ClientInput<Api['start']>, 'cid' | 'gid' | 'type'>) =>
      (await wholeApi()).customTest.start({
        ...order,
        ...(cid !== undefined && { cid, type: 'contest' }),
        ...(gid !== undefined && { gid, type: 'group' }),
      }),
    onMutate: () => setKey(undefined),
    onSuccess: setKey,
  });
  const result = useQuery({
    queryKey: ['customTest', key],
    queryFn: async () => (await wholeApi()).customTest.result({ testJudgeKey: key ?? '' }),
    enabled: key !== undefined,
    staleTime: Infinity,
    refetchInterval: ({ state }) => (!state.error && (!state.data || isUnderway(state.data.status)) ? POLL_MS : false),
    refetchOnWindowFocus: false,
  });
  const outcome: CustomTestOutcome | undefined = result.data && !isUnderway(result.data.status) ? result.data : undefined;
  const error = start.error ?? result.error;
  return { start: start.mutateAsync, outcome, error, isRunning: !error && !outcome && (start.isPending || key !== undefined) };
}
