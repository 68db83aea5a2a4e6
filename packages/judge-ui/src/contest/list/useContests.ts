import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { useUser } from '../../session/SessionProvider';
import { contestKeys } from '../../api/contestKeys';

/** A page of the contests of the site, or of a group, that the reader may know of. */
export function useContests({ gid, ...filter }: ClientInput<typeof contract.contest.list> & { gid?: number | undefined }) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: contestKeys.list({ ...filter, gid }, user?.uid),
    queryFn: () => (gid === undefined ? api.contest.list(filter) : api.groupContest.list({ ...filter, gid })),
    placeholderData: keepPreviousData,
  });
}
