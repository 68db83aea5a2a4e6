import type { ClientInput, contract, Discussion, DiscussionDraft } from '@oj/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { useWholeApi } from '../api/WholeApi';
import { discussionKeys } from './useDiscussions';

type Api = typeof contract.discussion;
type Draft = z.output<typeof DiscussionDraft>;

/** With an id a discussion is changed, without one it is opened. */
export interface SavedDiscussion extends Draft {
  id: number | undefined;
  pid: string | undefined;
  forceUpdate: boolean;
  clientKey: string;
}

export function useSaveDiscussion() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, pid, forceUpdate, ...draft }: SavedDiscussion) => {
      const { discussion } = await wholeApi();
      return id === undefined ? discussion.add({ ...draft, pid }) : discussion.change({ ...draft, id, forceUpdate });
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: discussionKeys.all }),
  });
}

export function useRemoveDiscussion() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (did: number) => (await wholeApi()).discussion.remove({ did }),
    onSuccess: () => cache.invalidateQueries({ queryKey: discussionKeys.lists }),
  });
}

/** Shown at once, and taken back when it is refused. */
export function useLikeDiscussion(did: number) {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  const queryKey = discussionKeys.one(did);
  const show = (toLike: boolean) => cache.setQueriesData<Discussion>({ queryKey }, shown => shown && liked(shown, toLike));
  return useMutation({
    mutationFn: async (toLike: boolean) => (await wholeApi()).discussion.like({ did, toLike }),
    onMutate: toLike => void show(toLike),
    onError: (_, toLike) => void show(!toLike),
    onSettled: () => cache.invalidateQueries({ queryKey: discussionKeys.lists }),
  });
}

const liked = (shown: Discussion, toLike: boolean) =>
  shown.hasLike === toLike ? shown : { ...shown, hasLike: toLike, likeNum: shown.likeNum + (toLike ? 1 : -1) };

export function useReportDiscussion() {
  const wholeApi = useWholeApi();
  return useMutation({ mutationFn: async (report: ClientInput<Api['report']>) => (await wholeApi()).discussion.report(report) });
}

export function useSetCategories() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (categories: ClientInput<Api['setCategories']>) => (await wholeApi()).discussion.setCategories(categories),
    onSuccess: () => cache.invalidateQueries({ queryKey: discussionKeys.all }),
  });
}
