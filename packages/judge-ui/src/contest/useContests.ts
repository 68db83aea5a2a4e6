import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWholeApi } from '../api/WholeApi';
import { useUser } from '../session/SessionProvider';
import { contestKeys } from '../api/contestKeys';

/** A page of the contests that the reader may know of. */
export function useContests(filter: ClientInput<typeof contract.contest.list>) {
  const wholeApi = useWholeApi();
  const user = useUser();
  return useQuery({
    queryKey: contestKeys.list(filter, user?.uid),
    queryFn: async () => (await wholeApi()).contest.list(filter),
    placeholderData: keepPreviousData,
  });
}
