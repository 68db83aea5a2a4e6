import type { ClientInput, ClientOutput, contract } from '@oj/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';
import { useUser } from '../session/SessionProvider';

type Calls = typeof contract.group;
type Members = typeof contract.groupMember;
type Announced = typeof contract.groupAnnouncement;

/** All that the query cache knows of groups. What a reader may know differs, so that each has answers of their own. */
export const groupKeys = {
  all: ['groups'] as const,
  one: (gid: number | string) => ['groups', 'one', gid] as const,
};

/** A page of the groups that the reader may know of. */
export function useGroups(filter: ClientInput<Calls['list']>) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: [...groupKeys.all, 'lists', user?.uid, filter],
    queryFn: () => api.group.list(filter),
    placeholderData: keepPreviousData,
  });
}

/** A group with what the reader may do in it. */
export function useGroup(gid: number) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: [...groupKeys.one(gid), 'detail', user?.uid],
    queryFn: () => api.group.detail({ gid }),
    enabled: !!user,
  });
}

/** How much there is in a group. */
export function useGroupContents(gid: number, isAsked: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: [...groupKeys.one(gid), 'contents'],
    queryFn: () => api.group.contents({ gid }),
    enabled: isAsked,
  });
}

export function useGroupMembers(input: ClientInput<Members['list']>) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: [...groupKeys.one(input.gid), 'members', user?.uid, input],
    queryFn: () => api.groupMember.list(input),
    placeholderData: keepPreviousData,
  });
}

export function useGroupApplications(input: ClientInput<Members['applications']>) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: [...groupKeys.one(input.gid), 'applications', user?.uid, input],
    queryFn: () => api.groupMember.applications(input),
    placeholderData: keepPreviousData,
  });
}

export function useGroupAnnouncements(input: ClientInput<Announced['list']>) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: [...groupKeys.one(input.gid), 'announcements', user?.uid, input],
    queryFn: () => api.groupAnnouncement.list(input),
    placeholderData: keepPreviousData,
  });
}

export type EditedGroupAnnouncement = ClientOutput<Announced['all']>['records'][number];

/** Lists the announcements of a group, the hidden ones included. */
export function useAllGroupAnnouncements(input: ClientInput<Announced['all']>) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: [...groupKeys.one(input.gid), 'allAnnouncements', user?.uid, input],
    queryFn: () => api.groupAnnouncement.all(input),
    placeholderData: keepPreviousData,
  });
}

export function useGroupRank(input: ClientInput<Calls['rank']>) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: [...groupKeys.one(input.gid), 'rank', user?.uid, input],
    queryFn: () => api.group.rank(input),
    placeholderData: keepPreviousData,
  });
}
