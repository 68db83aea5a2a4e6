import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { trainingKeys } from '../../api/trainingKeys';
import { useWholeApi } from '../../api/WholeApi';
import type { AddedProblem } from '../../problem/editor/AddProblemDialog';
import { draftOf, newTraining, type TrainingValues, valuesOf } from './trainingValues';

type Api = typeof contract.trainingEditor;

const keys = {
  lists: [...trainingKeys.desk, 'list'] as const,
  one: (tid: number) => [...trainingKeys.desk, tid] as const,
};

export function useAdminTrainings(filter: ClientInput<Api['list']>) {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: [...keys.lists, filter],
    queryFn: async () => (await wholeApi()).trainingEditor.list(filter),
    placeholderData: keepPreviousData,
  });
}

/** A training for its form; without a number, what a new one starts with. What is typed is never refetched over. */
export function useOpenedTraining(tid: number | undefined) {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: keys.one(tid ?? 0),
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async () => {
      if (tid === undefined) return { values: newTraining, title: '' };
      const { training } = await (await wholeApi()).trainingEditor.read({ tid });
      return { values: valuesOf(training), title: training.title };
    },
  });
}

/** Saves, and answers the number of the training. */
export function useSaveTraining(tid: number | undefined) {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (values: TrainingValues) => {
      const { trainingEditor } = await wholeApi();
      const { training, trainingCategory } = draftOf(values);
      if (tid === undefined) return (await trainingEditor.add({ training, trainingCategory })).id;
      await trainingEditor.change({ training: { ...training, id: tid }, trainingCategory });
      return tid;
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.lists }),
  });
}

export function useTrainingMutations() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  const onSettled = () => cache.invalidateQueries({ queryKey: keys.lists });
  return {
    changeStatus: useMutation({
      mutationFn: async (change: { tid: number; status: boolean }) => (await wholeApi()).trainingEditor.changeStatus(change),
      onSettled,
    }),
    remove: useMutation({ mutationFn: async (tid: number) => (await wholeApi()).trainingEditor.remove({ tid }), onSettled }),
  };
}

/** With an id a category is changed, without one it is added. */
export function useCategoryMutations() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries({ queryKey: trainingKeys.categories });
  return {
    save: useMutation({
      mutationFn: async ({ id, ...draft }: ClientInput<Api['addCategory']> & { id?: number | undefined }): Promise<unknown> => {
        const { trainingEditor } = await wholeApi();
        return id === undefined ? trainingEditor.addCategory(draft) : trainingEditor.changeCategory({ ...draft, id });
      },
      onSuccess,
    }),
    remove: useMutation({ mutationFn: async (cid: number) => (await wholeApi()).trainingEditor.removeCategory({ cid }), onSuccess }),
  };
}

/** Problems of a training with what each is called there in `entries`; without `queryExisted`, those that can be added. */
export function useAdminTrainingProblems(filter: ClientInput<Api['problems']>) {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: [...keys.one(Number(filter.tid)), 'problems', filter],
    queryFn: async () => {
      const { problemList, trainingProblemMap } = await (await wholeApi()).trainingEditor.problems(filter);
      return { ...problemList, entries: trainingProblemMap };
    },
    placeholderData: keepPreviousData,
  });
}

export function useTrainingProblemMutations(tid: number) {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  const onSettled = () => cache.invalidateQueries({ queryKey: [...keys.one(tid), 'problems'] });
  return {
    add: useMutation({
      mutationFn: async (added: AddedProblem) => (await wholeApi()).trainingEditor.addProblem({ ...added, tid }),
      onSettled,
    }),
    change: useMutation({
      mutationFn: async (changed: Omit<ClientInput<Api['changeProblem']>, 'tid'>) =>
        (await wholeApi()).trainingEditor.changeProblem({ ...changed, tid }),
      onSettled,
    }),
    order: useMutation({
      mutationFn: async (pids: number[]) => (await wholeApi()).trainingEditor.orderProblems({ tid, pids }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: async (pid: number) => (await wholeApi()).trainingEditor.removeProblem({ tid, pid }),
      onSettled,
    }),
  };
}
