import type { ClientInput, contract } from '@oj/contract';
import { useLocale } from '@oj/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';
import { useUser } from '../session/SessionProvider';

type Calls = typeof contract.discussion;

/** All that the query cache knows of discussions. */
export const discussionKeys = {
  all: ['discussions'] as const,
  one: (did: number) => ['discussions', 'one', did] as const,
  lists: ['discussions', 'lists'] as const,
  categories: ['discussions', 'categories'] as const,
};

/** Where a list is: in a group, there with the disabled ones for who manages it, or on the site. */
export type DiscussionPlace = { gid: number; withDisabled: boolean } | undefined;

/** A page of the discussions that the reader may know of. */
export function useDiscussions(filter: Omit<ClientInput<Calls['list']>, 'admin'>, place?: DiscussionPlace) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: [...discussionKeys.lists, user?.uid, place, filter],
    queryFn: async () => {
      if (!place) return api.discussion.list(filter);
      const { gid, withDisabled } = place;
      return withDisabled ? api.groupDiscussion.all({ ...filter, gid }) : api.groupDiscussion.list({ ...filter, gid });
    },
    placeholderData: keepPreviousData,
  });
}

/** A discussion for reading. */
export function useDiscussion(did: number) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: [...discussionKeys.one(did), user?.uid],
    queryFn: () => api.discussion.detail({ did }),
  });
}

export function useDiscussionCategories() {
  const api = useApi();
  const locale = useLocale();
  return useQuery({
    queryKey: [...discussionKeys.categories, locale],
    queryFn: () => api.discussion.categories(),
  });
}
