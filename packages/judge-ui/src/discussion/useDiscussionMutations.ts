import type { ClientInput, contract, Discussion, DiscussionDraft } from '@oj/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { useWholeApi } from '../api/WholeApi';
import { discussionKeys } from './useDiscussions';

type Api = typeof contract.discussion;
type Draft = z.output<typeof DiscussionDraft>;

/** A discussion to save: one with an id is changed, one without is opened. */
export interface SavedDiscussion extends Draft {
  id: number | undefined;
  pid: string | undefined;
  /** The group that a new one is for. */
  gid: number | undefined;
  forceUpdate: boolean;
  clientKey: string;
}

export function useSaveDiscussion() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, pid, gid, forceUpdate, ...draft }: SavedDiscussion) => {
      const { discussion, groupDiscussion } = await wholeApi();
      if (id !== undefined) return discussion.change({ ...draft, id, forceUpdate });
      return gid === undefined ? discussion.add({ ...draft, pid }) : groupDiscussion.add({ ...draft, pid, gid });
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

/** Hides a discussion of a group from its members, or shows it again. */
export function useHideDiscussion(id: number) {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (hides: boolean) => (await wholeApi()).groupDiscussion.change({ id, status: hides ? 1 : 0 }),
    onSuccess: () => cache.invalidateQueries({ queryKey: discussionKeys.all }),
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
