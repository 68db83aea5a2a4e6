import type { ClientInput, contract, Discussion, DiscussionDraft } from '@oj/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { useApi } from '../api/ApiProvider';
import { useChange } from '../api/useChange';
import { discussionKeys } from './useDiscussions';

type Calls = typeof contract.discussion;
type Draft = z.input<typeof DiscussionDraft>;

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
  return useChange(discussionKeys.all, async (api, { id, pid, gid, forceUpdate, ...draft }: SavedDiscussion) => {
    if (id !== undefined) return api.discussion.change({ ...draft, id, forceUpdate });
    return gid === undefined ? api.discussion.add({ ...draft, pid }) : api.groupDiscussion.add({ ...draft, pid, gid });
  });
}

export function useRemoveDiscussion() {
  return useChange(discussionKeys.lists, (api, did: number) => api.discussion.remove({ did }));
}

/** Hides a discussion of a group from its members, or shows it again. */
export function useHideDiscussion(id: number) {
  return useChange(discussionKeys.all, (api, hides: boolean) => api.groupDiscussion.change({ id, status: hides ? 1 : 0 }));
}

/** Shown at once, and taken back when it is refused. */
export function useLikeDiscussion(did: number) {
  const api = useApi();
  const cache = useQueryClient();
  const queryKey = discussionKeys.one(did);
  const show = (toLike: boolean) => cache.setQueriesData<Discussion>({ queryKey }, shown => shown && liked(shown, toLike));
  return useMutation({
    mutationFn: (toLike: boolean) => api.discussion.like({ did, toLike }),
    onMutate: toLike => void show(toLike),
    onError: (_, toLike) => void show(!toLike),
    onSettled: () => cache.invalidateQueries({ queryKey: discussionKeys.lists }),
  });
}

const liked = (shown: Discussion, toLike: boolean) =>
  shown.hasLike === toLike ? shown : { ...shown, hasLike: toLike, likeNum: shown.likeNum + (toLike ? 1 : -1) };

export function useReportDiscussion() {
  const api = useApi();
  return useMutation({ mutationFn: (report: ClientInput<Calls['report']>) => api.discussion.report(report) });
}

export function useSetCategories() {
  return useChange(discussionKeys.all, (api, categories: ClientInput<Calls['setCategories']>) => api.discussion.setCategories(categories));
}
