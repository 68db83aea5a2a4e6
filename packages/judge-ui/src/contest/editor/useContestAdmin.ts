import type { ClientInput, contract, EditedContestRow } from '@oj/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWholeApi } from '../../api/WholeApi';
import { useDownload } from '../../parts/useDownload';
import type { AddedProblem } from '../../problem/editor/AddProblemDialog';
import { type ContestValues, draftOf, newContest, valuesOf } from './contestValues';

type Api = typeof contract.contestEditor;

const keys = {
  all: ['admin', 'contest'] as const,
  lists: ['admin', 'contest', 'list'] as const,
  one: (cid: number) => ['admin', 'contest', cid] as const,
};

export function useAdminContests(filter: ClientInput<Api['list']>) {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: [...keys.lists, filter],
    queryFn: async () => (await wholeApi()).contestEditor.list(filter),
    placeholderData: keepPreviousData,
  });
}

/** A contest for its form; without a number, what a new one starts with. What is typed is never refetched over. */
export function useOpenedContest(cid: number | undefined) {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: keys.one(cid ?? 0),
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async () => {
      if (cid === undefined) return { values: newContest(new Date()) };
      const contest = await (await wholeApi()).contestEditor.read({ cid });
      return { values: valuesOf(contest), contest };
    },
  });
}

/** Saves, and answers the number of the contest. */
export function useSaveContest(cid: number | undefined) {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (values: ContestValues) => {
      const { contestEditor } = await wholeApi();
      if (cid === undefined) return (await contestEditor.add(draftOf(values))).id;
      await contestEditor.change({ ...draftOf(values), id: cid });
      return cid;
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.lists }),
  });
}

export function useContestMutations() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  const onSettled = () => cache.invalidateQueries({ queryKey: keys.lists });
  return {
    changeVisible: useMutation({
      mutationFn: async ({ id: cid, visible }: Pick<EditedContestRow, 'id' | 'visible'>) =>
        (await wholeApi()).contestEditor.changeVisible({ cid, visible }),
      onSettled,
    }),
    move: useMutation({
      mutationFn: async (move: ClientInput<Api['move']>) => (await wholeApi()).contestEditor.move(move),
      onSettled,
    }),
    clone: useMutation({ mutationFn: async (cid: number) => (await wholeApi()).contestEditor.clone({ cid }), onSettled }),
    remove: useMutation({ mutationFn: async (cid: number) => (await wholeApi()).contestEditor.remove({ cid }), onSettled }),
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
    accepted: (cid: number) =>
      download({ name: `contest-${cid}-accepted.zip`, fetch: ({ contestExport }) => contestExport.accepted({ cid }) }),
  };
}

/** Problems of a contest, with what each is called there in `entries`; with `problemType`, those that can be added. */
export function useContestProblems(filter: ClientInput<Api['problems']>) {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: [...keys.one(Number(filter.cid)), 'problems', filter],
    queryFn: async () => {
      const { problemList, contestProblemMap } = await (await wholeApi()).contestEditor.problems(filter);
      return { ...problemList, entries: contestProblemMap };
    },
    placeholderData: keepPreviousData,
  });
}

export function useContestProblemMutations(cid: number) {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries({ queryKey: [...keys.one(cid), 'problems'] });
  return {
    add: useMutation({
      mutationFn: async (added: AddedProblem) => (await wholeApi()).contestEditor.addProblem({ ...added, cid }),
      onSuccess,
    }),
    change: useMutation({
      mutationFn: async (changed: Omit<ClientInput<Api['changeProblem']>, 'cid'>) =>
        (await wholeApi()).contestEditor.changeProblem({ ...changed, cid }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: async (pid: number) => (await wholeApi()).contestEditor.removeProblem({ cid, pid }),
      onSuccess,
    }),
  };
}

export function useAdminContestAnnouncements(page: ClientInput<Api['announcements']>) {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: [...keys.one(Number(page.cid)), 'announcements', page],
    queryFn: async () => (await wholeApi()).contestEditor.announcements(page),
    placeholderData: keepPreviousData,
  });
}

/** With an id an announcement is changed, without one it is added. */
export function useContestAnnouncementMutations(cid: number) {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries({ queryKey: [...keys.one(cid), 'announcements'] });
  return {
    save: useMutation({
      mutationFn: async ({ id, title, content }: { id?: number | undefined; title: string; content: string }): Promise<unknown> => {
        const { contestEditor } = await wholeApi();
        if (id === undefined) return contestEditor.addAnnouncement({ cid, announcement: { title, content } });
        return contestEditor.changeAnnouncement({ cid, announcement: { id, title, content } });
      },
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: async (aid: number) => (await wholeApi()).contestEditor.removeAnnouncement({ aid }),
      onSuccess,
    }),
  };
}
