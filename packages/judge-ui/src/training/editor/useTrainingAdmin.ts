import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { trainingKeys } from '../../api/trainingKeys';
import { useWholeApi } from '../../api/WholeApi';
import { useAdminScope } from '../../page/AdminScope';
import type { AddedProblem } from '../../problem/editor/AddProblemDialog';
import type { ImportedTarget } from '../../problem/editor/ImportProblemDialog';
import type { OwnProblem } from '../../problem/editor/OwnProblemDialog';
import { draftOf, newTraining, type TrainingValues, valuesOf } from './trainingValues';

type Api = typeof contract.trainingEditor;

/** The calls of the admin scope around the page, and the query keys of their answers. */
function useTrainingAdminScope() {
  const wholeApi = useWholeApi();
  const { gid, key } = useAdminScope();
  return {
    gid,
    wholeApi,
    calls: async () => {
      const { trainingEditor, groupTraining } = await wholeApi();
      return gid === undefined ? trainingEditor : groupTraining;
    },
    keys: {
      lists: [...trainingKeys.admin, key, 'list'] as const,
      one: (tid: number) => [...trainingKeys.admin, key, tid] as const,
    },
  };
}

export function useAdminTrainings(filter: ClientInput<Api['list']>) {
  const { gid, wholeApi, keys } = useTrainingAdminScope();
  return useQuery({
    queryKey: [...keys.lists, filter],
    queryFn: async () => {
      const { trainingEditor, groupTraining } = await wholeApi();
      return gid === undefined ? trainingEditor.list(filter) : groupTraining.all({ ...filter, gid });
    },
    placeholderData: keepPreviousData,
  });
}

/** A training for its form; without a number, what a new one starts with. What is typed is never refetched over. */
export function useOpenedTraining(tid: number | undefined) {
  const { calls, keys } = useTrainingAdminScope();
  return useQuery({
    queryKey: keys.one(tid ?? 0),
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async () => {
      if (tid === undefined) return { values: newTraining, title: '' };
      const { training } = await (await calls()).read({ tid });
      return { values: valuesOf(training), title: training.title };
    },
  });
}

/** Saves, and answers the number of the training. */
export function useSaveTraining(tid: number | undefined) {
  const { gid, wholeApi, calls } = useTrainingAdminScope();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (values: TrainingValues) => {
      const { trainingEditor, groupTraining } = await wholeApi();
      const draft = draftOf(values);
      if (tid !== undefined) {
        await (await calls()).change({ ...draft, training: { ...draft.training, id: tid } });
        return tid;
      }
      return (await (gid === undefined ? trainingEditor.add(draft) : groupTraining.add({ ...draft, gid }))).id;
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: trainingKeys.all }),
  });
}

export function useTrainingMutations() {
  const { calls } = useTrainingAdminScope();
  const cache = useQueryClient();
  const onSettled = () => cache.invalidateQueries({ queryKey: trainingKeys.all });
  return {
    changeStatus: useMutation({
      mutationFn: async (change: { tid: number; status: boolean }) => (await calls()).changeStatus(change),
      onSettled,
    }),
    remove: useMutation({ mutationFn: async (tid: number) => (await calls()).remove({ tid }), onSettled }),
  };
}

/** Changes to the categories. `save` changes the one with the given id, or adds one when there is no id. */
export function useCategoryMutations() {
  const { gid, wholeApi, calls } = useTrainingAdminScope();
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries({ queryKey: trainingKeys.allCategories });
  return {
    save: useMutation({
      mutationFn: async ({ id, ...draft }: ClientInput<Api['addCategory']> & { id?: number | undefined }): Promise<unknown> => {
        if (id !== undefined) return (await calls()).changeCategory({ ...draft, id });
        const { trainingEditor, groupTraining } = await wholeApi();
        return gid === undefined ? trainingEditor.addCategory(draft) : groupTraining.addCategory({ ...draft, gid });
      },
      onSuccess,
    }),
    remove: useMutation({ mutationFn: async (cid: number) => (await calls()).removeCategory({ cid }), onSuccess }),
  };
}

/** Problems of a training with what each is called there in `entries`; with `queryExisted` false those that can be added. The site and groups do not mean the same by its absence. */
export function useAdminTrainingProblems(filter: ClientInput<Api['problems']>) {
  const { calls, keys } = useTrainingAdminScope();
  return useQuery({
    queryKey: [...keys.one(Number(filter.tid)), 'problems', filter],
    queryFn: async () => {
      const { problemList, trainingProblemMap } = await (await calls()).problems(filter);
      return { ...problemList, entries: trainingProblemMap };
    },
    placeholderData: keepPreviousData,
  });
}

export function useTrainingProblemMutations(tid: number) {
  const { wholeApi, calls, keys } = useTrainingAdminScope();
  const cache = useQueryClient();
  const onSettled = () => cache.invalidateQueries({ queryKey: [...keys.one(tid), 'problems'] });
  return {
    addOwn: useMutation({
      mutationFn: async (added: OwnProblem) => (await wholeApi()).groupTraining.addOwnProblem({ ...added, tid }),
      onSettled,
    }),
    importRemote: useMutation({
      mutationFn: async ({ name, problemId }: ImportedTarget) => (await wholeApi()).trainingEditor.importProblem({ name, problemId, tid }),
      onSettled,
    }),
    add: useMutation({
      mutationFn: async (added: AddedProblem) => (await calls()).addProblem({ ...added, tid }),
      onSettled,
    }),
    change: useMutation({
      mutationFn: async (changed: Omit<ClientInput<Api['changeProblem']>, 'tid'>) => (await calls()).changeProblem({ ...changed, tid }),
      onSettled,
    }),
    order: useMutation({
      mutationFn: async (pids: number[]) => (await calls()).orderProblems({ tid, pids }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: async (pid: number) => (await calls()).removeProblem({ tid, pid }),
      onSettled,
    }),
  };
}
