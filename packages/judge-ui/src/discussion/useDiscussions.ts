import type { ClientInput, contract } from '@oj/contract';
import { useLocale } from '@oj/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWholeApi } from '../api/WholeApi';
import { useUser } from '../session/SessionProvider';

type Api = typeof contract.discussion;

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
export function useDiscussions(filter: Omit<ClientInput<Api['list']>, 'admin'>, place?: DiscussionPlace) {
  const wholeApi = useWholeApi();
  const user = useUser();
  return useQuery({
    queryKey: [...discussionKeys.lists, user?.uid, place, filter],
    queryFn: async () => {
      const { discussion, groupDiscussion } = await wholeApi();
      if (!place) return discussion.list(filter);
      const { gid, withDisabled } = place;
      return withDisabled ? groupDiscussion.all({ ...filter, gid }) : groupDiscussion.list({ ...filter, gid });
    },
    placeholderData: keepPreviousData,
  });
}

/** A discussion for reading. */
export function useDiscussion(did: number) {
  const wholeApi = useWholeApi();
  const user = useUser();
  return useQuery({
    queryKey: [...discussionKeys.one(did), user?.uid],
    queryFn: async () => (await wholeApi()).discussion.detail({ did }),
  });
}

export function useDiscussionCategories() {
  const wholeApi = useWholeApi();
  const locale = useLocale();
  return useQuery({
    queryKey: [...discussionKeys.categories, locale],
    queryFn: async () => (await wholeApi()).discussion.categories(),
  });
}
