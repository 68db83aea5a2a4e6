import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWholeApi } from '../api/WholeApi';
import { useUser } from '../session/SessionProvider';
import { contestKeys } from '../api/contestKeys';

/** A page of the contests of the site, or of a group, that the reader may know of. */
export function useContests({ gid, ...filter }: ClientInput<typeof contract.contest.list> & { gid?: number | undefined }) {
  const wholeApi = useWholeApi();
  const user = useUser();
  return useQuery({
    queryKey: contestKeys.list({ ...filter, gid }, user?.uid),
    queryFn: async () => {
      const { contest, groupContest } = await wholeApi();
      return gid === undefined ? contest.list(filter) : groupContest.list({ ...filter, gid });
    },
    placeholderData: keepPreviousData,
  });
}
