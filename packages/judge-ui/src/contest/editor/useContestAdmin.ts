import type { ClientInput, contract, EditedContestRow } from '@oj/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWholeApi } from '../../api/WholeApi';
import { useDownload } from '../../parts/useDownload';
import { useAdminScope } from '../../page/AdminScope';
import type { AddedProblem } from '../../problem/editor/AddProblemDialog';
import type { ImportedTarget } from '../../problem/editor/ImportProblemDialog';
import type { OwnProblem } from '../../problem/editor/OwnProblemDialog';
import { type ContestValues, draftOf, newContest, valuesOf } from './contestValues';

type Api = typeof contract.contestEditor;

/** The calls of the admin scope around the page, and the query keys of their answers. */
function useContestAdminScope() {
  const wholeApi = useWholeApi();
  const { gid, key } = useAdminScope();
  return {
    gid,
    wholeApi,
    calls: async () => {
      const { contestEditor, groupContest } = await wholeApi();
      return gid === undefined ? contestEditor : groupContest;
    },
    keys: {
      lists: ['admin', 'contest', key, 'list'] as const,
      one: (cid: number) => ['admin', 'contest', key, cid] as const,
    },
  };
}

export function useAdminContests(filter: ClientInput<Api['list']>) {
  const { gid, wholeApi, keys } = useContestAdminScope();
  return useQuery({
    queryKey: [...keys.lists, filter],
    queryFn: async () => {
      const { contestEditor, groupContest } = await wholeApi();
      return gid === undefined ? contestEditor.list(filter) : groupContest.all({ ...filter, gid });
    },
    placeholderData: keepPreviousData,
  });
}

/** A contest for its form; without a number, what a new one starts with. What is typed is never refetched over. */
export function useOpenedContest(cid: number | undefined) {
  const { calls, keys } = useContestAdminScope();
  return useQuery({
    queryKey: keys.one(cid ?? 0),
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async () => {
      if (cid === undefined) return { values: newContest(new Date()) };
      const contest = await (await calls()).read({ cid });
      return { values: valuesOf(contest), contest };
    },
  });
}

/** Saves, and answers the number of the contest. */
export function useSaveContest(cid: number | undefined) {
  const { gid, wholeApi, calls, keys } = useContestAdminScope();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (values: ContestValues) => {
      const draft = draftOf(values);
      if (cid !== undefined) {
        await (await calls()).change({ ...draft, id: cid });
        return cid;
      }
      const { contestEditor, groupContest } = await wholeApi();
      return (await (gid === undefined ? contestEditor.add(draft) : groupContest.add({ ...draft, gid }))).id;
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.lists }),
  });
}

export function useContestMutations() {
  const { calls, keys } = useContestAdminScope();
  const cache = useQueryClient();
  const onSettled = () => cache.invalidateQueries({ queryKey: keys.lists });
  return {
    changeVisible: useMutation({
      mutationFn: async ({ id: cid, visible }: Pick<EditedContestRow, 'id' | 'visible'>) => (await calls()).changeVisible({ cid, visible }),
      onSettled,
    }),
    move: useMutation({
      mutationFn: async (move: ClientInput<Api['move']>) => (await calls()).move(move),
      onSettled,
    }),
    clone: useMutation({ mutationFn: async (cid: number) => (await calls()).clone({ cid }), onSettled }),
    remove: useMutation({ mutationFn: async (cid: number) => (await calls()).remove({ cid }), onSettled }),
  };
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
export function useContestProblems(filter: ClientInput<Api['problems']>) {
  const { calls, keys } = useContestAdminScope();
  return useQuery({
    queryKey: [...keys.one(Number(filter.cid)), 'problems', filter],
    queryFn: async () => {
      const { problemList, contestProblemMap } = await (await calls()).problems(filter);
      return { ...problemList, entries: contestProblemMap };
    },
    placeholderData: keepPreviousData,
  });
}

export function useContestProblemMutations(cid: number) {
  const { wholeApi, calls, keys } = useContestAdminScope();
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries({ queryKey: [...keys.one(cid), 'problems'] });
  return {
    addOwn: useMutation({
      mutationFn: async (added: OwnProblem) => (await wholeApi()).groupContest.addOwnProblem({ ...added, cid }),
      onSuccess,
    }),
    importRemote: useMutation({
      mutationFn: async (target: ImportedTarget) => (await wholeApi()).contestEditor.importProblem({ ...target, cid }),
      onSuccess,
    }),
    add: useMutation({
      mutationFn: async (added: AddedProblem) => (await calls()).addProblem({ ...added, cid }),
      onSuccess,
    }),
    change: useMutation({
      mutationFn: async (changed: Omit<ClientInput<Api['changeProblem']>, 'cid'>) => (await calls()).changeProblem({ ...changed, cid }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: async (pid: number) => (await calls()).removeProblem({ cid, pid }),
      onSuccess,
    }),
  };
}

export function useAdminContestAnnouncements(page: ClientInput<Api['announcements']>) {
  const { calls, keys } = useContestAdminScope();
  return useQuery({
    queryKey: [...keys.one(Number(page.cid)), 'announcements', page],
    queryFn: async () => (await calls()).announcements(page),
    placeholderData: keepPreviousData,
  });
}

/** Changes to the announcements of a contest. `save` changes the one with the given id, or adds one when there is no id. */
export function useContestAnnouncementMutations(cid: number) {
  const { calls, keys } = useContestAdminScope();
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries({ queryKey: [...keys.one(cid), 'announcements'] });
  return {
    save: useMutation({
      mutationFn: async ({ id, title, content }: { id?: number | undefined; title: string; content: string }): Promise<unknown> => {
        const scoped = await calls();
        if (id === undefined) return scoped.addAnnouncement({ cid, announcement: { title, content } });
        return scoped.changeAnnouncement({ cid, announcement: { id, title, content } });
      },
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: async (aid: number) => (await calls()).removeAnnouncement({ aid }),
      onSuccess,
    }),
  };
}
