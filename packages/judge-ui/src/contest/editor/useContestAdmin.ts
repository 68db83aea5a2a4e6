import type { ClientInput, contract, EditedContestRow } from '@oj/contract';
import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Api, useApi } from '../../api/ApiProvider';
import { contestKeys } from '../../api/contestKeys';
import { useChange } from '../../api/useChange';
import { useDownload } from '../../parts/useDownload';
import { useAdminScope } from '../../page/AdminScope';
import type { ImportedTarget } from '../../problem/entries/ImportProblemDialog';
import type { OwnProblem } from '../../problem/entries/OwnProblemDialog';
import { type ContestValues, draftOf, newContest, sealTimeOf, valuesOf } from './contestValues';
import type { TimeCall } from './time/timeActs';

type Calls = typeof contract.contestEditor;

/** The calls of the admin scope around the page, and the query keys of their answers. */
function useContestAdminScope() {
  const api = useApi();
  const { gid, key } = useAdminScope();
  return {
    gid,
    api,
    calls: ({ contestEditor, groupContest }: Api) => (gid === undefined ? contestEditor : groupContest),
    keys: {
      all: ['admin', 'contest', key] as const,
      lists: ['admin', 'contest', key, 'list'] as const,
      times: (cid: number) => ['admin', 'contestTimes', key, cid] as const,
      one: (cid: number) => ['admin', 'contest', key, cid] as const,
      announcements: (cid: number) => ['admin', 'contest', key, cid, 'announcements'] as const,
      problems: (cid: number) => ['admin', 'contest', key, cid, 'problems'] as const,
    },
  };
}

export function useAdminContests(filter: ClientInput<Calls['list']>) {
  const { gid, api, keys } = useContestAdminScope();
  return useQuery({
    queryKey: [...keys.lists, filter],
    queryFn: () => (gid === undefined ? api.contestEditor.list(filter) : api.groupContest.all({ ...filter, gid })),
    placeholderData: keepPreviousData,
  });
}

/** A contest for its form; without a number, what a new one starts with. What is typed is never refetched over. */
export function useOpenedContest(cid: number | undefined) {
  const { api, calls, keys } = useContestAdminScope();
  return useQuery({
    queryKey: keys.one(cid ?? 0),
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async () => {
      if (cid === undefined) return { values: newContest(new Date()) };
      const contest = await calls(api).read({ cid });
      return { values: valuesOf(contest), contest };
    },
  });
}

/** Saves what was decided upon a contest with these stored values, and answers the number of the contest. */
export function useSaveContest(cid: number | undefined) {
  const { gid, calls, keys } = useContestAdminScope();
  return useChange(keys.lists, async (api, { values, stored }: { values: ContestValues; stored: ContestValues }) => {
    const draft = draftOf(values);
    if (cid !== undefined) {
      const knownFreeze = { sealRankTime: sealTimeOf(stored), autoRealRank: stored.autoRealRank };
      await calls(api).change({ ...draft, id: cid, knownEndTime: stored.endTime ?? undefined, knownFreeze });
      return cid;
    }
    return (await (gid === undefined ? api.contestEditor.add(draft) : api.groupContest.add({ ...draft, gid }))).id;
  });
}

export function useContestMutations() {
  const { calls, keys } = useContestAdminScope();
  return {
    changeVisible: useChange(keys.lists, (api, { id: cid, visible }: Pick<EditedContestRow, 'id' | 'visible'>) =>
      calls(api).changeVisible({ cid, visible }),
    ),
    clone: useChange(keys.lists, (api, cid: number) => calls(api).clone({ cid })),
    remove: useChange(keys.lists, (api, cid: number) => calls(api).remove({ cid })),
  };
}

/** The times of a contest, as they are when they are asked for. Only `refetch` reads them again: an act is decided upon what was read. */
export function useContestTimes(cid: number) {
  const { api, calls, keys } = useContestAdminScope();
  return useQuery({ queryKey: keys.times(cid), staleTime: Infinity, gcTime: 0, queryFn: () => calls(api).read({ cid }) });
}

/** Changes the times of a contest, and answers the new ones. Boards and the ceremony of the contest go by them. */
export function useChangeTime() {
  const { calls, keys } = useContestAdminScope();
  const cache = useQueryClient();
  const sent = (api: Api, wanted: TimeCall) => {
    if (wanted.call === 'move') return calls(api).move(wanted.input);
    if (wanted.call === 'changeFreeze') return calls(api).changeFreeze(wanted.input);
    return wanted.call === 'pause' ? calls(api).pause(wanted.input) : calls(api).changePause(wanted.input);
  };
  return useChange(keys.all, async (api, wanted: TimeCall) => {
    const times = await sent(api, wanted);
    void cache.invalidateQueries({ queryKey: contestKeys.all(Number(wanted.input.cid)) });
    return times;
  });
}

type WantedFreeze = Omit<ClientInput<Calls['freezeEffect']>, 'cid'>;

/** How many results another freeze of a contest with these times would hide or show. Undefined: nothing is asked. */
export function useFreezeEffect(
  { id: cid, endTime, sealRankTime, autoRealRank }: Pick<EditedContestRow, 'id' | 'endTime' | 'sealRankTime' | 'autoRealRank'>,
  wanted: WantedFreeze | undefined,
) {
  const { api, calls, keys } = useContestAdminScope();
  return useQuery({
    queryKey: [...keys.times(cid), 'freezeEffect', endTime, sealRankTime, autoRealRank, wanted],
    queryFn: wanted ? () => calls(api).freezeEffect({ ...wanted, cid }) : skipToken,
  });
}

/** Asks for the same at this moment. */
export function useReadFreezeEffect(cid: number) {
  const { api, calls } = useContestAdminScope();
  return (wanted: WantedFreeze) => calls(api).freezeEffect({ ...wanted, cid });
}

/** What organisers take out of a contest: the real board, also while it is sealed. */
export function useContestDownloads() {
  const { download } = useDownload();
  return {
    rank: (cid: number, format: 'xlsx' | 'csv') =>
      download({
        name: `contest-${cid}-rank.${format}`,
        fetch: ({ contestExport }) => contestExport.rank({ cid, format, forceRefresh: true }),
      }),
    accepted: (cid: number, how: Omit<ClientInput<typeof contract.contestExport.accepted>, 'cid'>) =>
      download({ name: `contest-${cid}-accepted.zip`, fetch: ({ contestExport }) => contestExport.accepted({ cid, ...how }) }),
  };
}

/** Problems of a contest, with what each is called there in `entries`; with `problemType`, those that can be added. */
export function useContestProblems(filter: ClientInput<Calls['problems']>) {
  const { api, calls, keys } = useContestAdminScope();
  return useQuery({
    queryKey: [...keys.one(Number(filter.cid)), 'problems', filter],
    queryFn: async () => {
      const { problemList, contestProblemMap } = await calls(api).problems(filter);
      return { ...problemList, entries: contestProblemMap };
    },
    placeholderData: keepPreviousData,
  });
}

export function useContestProblemMutations(cid: number) {
  const { calls, keys } = useContestAdminScope();
  return {
    addOwn: useChange(keys.problems(cid), (api, added: OwnProblem) => api.groupContest.addOwnProblem({ ...added, cid })),
    importRemote: useChange(keys.problems(cid), (api, target: ImportedTarget) => api.contestEditor.importProblem({ ...target, cid })),
    addAll: useChange(keys.problems(cid), (api, problems: ClientInput<Calls['addProblems']>['problems']) =>
      calls(api).addProblems({ cid, problems }),
    ),
    change: useChange(keys.problems(cid), (api, changed: Omit<ClientInput<Calls['changeProblem']>, 'cid'>) =>
      calls(api).changeProblem({ ...changed, cid }),
    ),
    remove: useChange(keys.problems(cid), (api, pid: number) => calls(api).removeProblem({ cid, pid })),
  };
}

export function useAdminContestAnnouncements(page: ClientInput<Calls['announcements']>) {
  const { api, calls, keys } = useContestAdminScope();
  return useQuery({
    queryKey: [...keys.one(Number(page.cid)), 'announcements', page],
    queryFn: () => calls(api).announcements(page),
    placeholderData: keepPreviousData,
  });
}

/** Changes to the announcements of a contest. `save` changes the one with the given id, or adds one when there is no id. */
export function useContestAnnouncementMutations(cid: number) {
  const { calls, keys } = useContestAdminScope();
  return {
    save: useChange(
      keys.announcements(cid),
      async (api, { id, title, content }: { id?: number | undefined; title: string; content: string }): Promise<unknown> => {
        if (id === undefined) return calls(api).addAnnouncement({ cid, announcement: { title, content } });
        return calls(api).changeAnnouncement({ cid, announcement: { id, title, content } });
      },
    ),
    remove: useChange(keys.announcements(cid), (api, aid: number) => calls(api).removeAnnouncement({ aid })),
  };
}
