import type { ClientInput, contract } from '@oj/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { contestKeys } from '../../api/contestKeys';
import { useChange } from '../../api/useChange';
import { useUser } from '../../session/SessionProvider';

type Change = ClientInput<typeof contract.contestOrganiser.change>;

/** The people who have a role in a contest, for its organisers. */
export function useOrganisers(cid: number) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: [...contestKeys.organisers(cid), user?.uid],
    queryFn: () => api.contestOrganiser.list({ cid }),
  });
}

/** Gives a user roles, or takes all away. Boards and lists of the contest follow from it. */
export function useChangeOrganiser(cid: number) {
  return useChange(contestKeys.all(cid), (api, change: Omit<Change, 'cid'>) => api.contestOrganiser.change({ cid, ...change }));
}
