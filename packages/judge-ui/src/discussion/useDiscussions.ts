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

/** A page of the discussions that the reader may know of. */
export function useDiscussions(filter: ClientInput<Api['list']>) {
  const wholeApi = useWholeApi();
  const user = useUser();
  return useQuery({
    queryKey: [...discussionKeys.lists, user?.uid, filter],
    queryFn: async () => (await wholeApi()).discussion.list(filter),
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
