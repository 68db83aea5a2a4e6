import type { ClientInput, contract } from '@oj/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useChange } from '../api/useChange';
import { type Api, useApi } from '../api/ApiProvider';
import { groupKeys } from './useGroups';

type Calls = typeof contract.group;
type Members = typeof contract.groupMember;
type AnnouncementDraft = Omit<ClientInput<typeof contract.groupAnnouncement.add>, 'gid'>;

export const useAddGroup = () => useChange(groupKeys.all, (api, draft: ClientInput<Calls['add']>) => api.group.add(draft));

export const useChangeGroup = () => useChange(groupKeys.all, (api, draft: ClientInput<Calls['change']>) => api.group.change(draft));

export const useGroupAvatar = (gid: number) => useChange(groupKeys.all, (api, file: Blob) => api.group.uploadAvatar({ gid, file }));

/** What a user does about the own place in a group. */
export function useGroupEntry(gid: number) {
  return {
    join: useEntryChange(gid, (api, given: Omit<ClientInput<Members['join']>, 'gid'>) => api.groupMember.join({ ...given, gid })),
    leave: useEntryChange(gid, api => api.groupMember.leave({ gid })),
  };
}

/** What the reader may do there is fetched again at once, all else when a page shows it: it may be for members. */
function useEntryChange<Given>(gid: number, change: (api: Api, given: Given) => Promise<void>) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (given: Given) => change(api, given),
    onSettled: async () => {
      await cache.invalidateQueries({ queryKey: groupKeys.all, refetchType: 'none' });
      await cache.invalidateQueries({ queryKey: [...groupKeys.one(gid), 'detail'] });
    },
  });
}

/** Nothing of the group is asked for again: it is not there any more. */
export function useDisband(gid: number) {
  return useChange([...groupKeys.all, 'lists'], api => api.group.disband({ gid }));
}

export function useHandOver(gid: number) {
  return {
    offer: useChange(groupKeys.one(gid), (api, uid: string) => api.group.offer({ gid, uid })),
    takeOver: useChange(groupKeys.all, api => api.group.takeOver({ gid })),
    drop: useChange(groupKeys.one(gid), api => api.group.dropOffer({ gid })),
  };
}

/** Looks at usernames before they are put into a group. */
export function useLookAtNames(gid: number) {
  const api = useApi();
  return useMutation({
    mutationFn: (usernames: string[]) => api.groupMember.addAll({ gid, usernames, dryRun: true }),
  });
}

export function useMemberChanges(gid: number) {
  return {
    change: useChange(groupKeys.one(gid), (api, { uid, auth }: { uid: string; auth: 2 | 3 | 4 | 5 }) =>
      api.groupMember.change({ gid, uid, auth }),
    ),
    addAll: useChange(groupKeys.one(gid), (api, usernames: string[]) => api.groupMember.addAll({ gid, usernames })),
    remove: useChange(groupKeys.one(gid), (api, uid: string) => api.groupMember.remove({ gid, uid })),
  };
}

/** Changes to the announcements of a group. `save` changes the one with the given id, or adds one when there is no id. */
export function useGroupAnnouncementChanges(gid: number) {
  return {
    save: useChange(groupKeys.one(gid), (api, { id, ...draft }: AnnouncementDraft & { id?: number | undefined }): Promise<unknown> =>
      id === undefined ? api.groupAnnouncement.add({ ...draft, gid }) : api.groupAnnouncement.change({ ...draft, id }),
    ),
    remove: useChange(groupKeys.one(gid), (api, aid: number) => api.groupAnnouncement.remove({ aid })),
  };
}
