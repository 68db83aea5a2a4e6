import { type ClientInput, type contract, isUnderway, type TrialOutcome } from '@oj/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWholeApi } from '../api/WholeApi';

type Api = typeof contract.trial;

const POLL_MS = 1_000;

/** Runs code on the reader's own input, and polls every second until the run has ended. */
export function useCustomTest() {
  const wholeApi = useWholeApi();
  const [key, setKey] = useState<string>();
  const start = useMutation({
    mutationFn: async (order: ClientInput<Api['start']>) => (await wholeApi()).trial.start(order),
    onMutate: () => setKey(undefined),
    onSuccess: setKey,
  });
  const result = useQuery({
    queryKey: ['customTest', key],
    queryFn: async () => (await wholeApi()).trial.result({ testJudgeKey: key ?? '' }),
    enabled: key !== undefined,
    staleTime: Infinity,
    refetchInterval: ({ state }) => (!state.error && (!state.data || isUnderway(state.data.status)) ? POLL_MS : false),
    refetchOnWindowFocus: false,
  });
  const outcome: TrialOutcome | undefined = result.data && !isUnderway(result.data.status) ? result.data : undefined;
  const error = start.error ?? result.error;
  return { start: start.mutateAsync, outcome, error, isRunning: !error && !outcome && (start.isPending || key !== undefined) };
}
