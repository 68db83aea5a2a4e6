import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { trainingKeys } from '../../api/trainingKeys';
import { type Api, useApi } from '../../api/ApiProvider';
import { useChange } from '../../api/useChange';
import { useAdminScope } from '../../page/AdminScope';
import type { AddedProblem } from '../../problem/entries/AddProblemDialog';
import type { ImportedTarget } from '../../problem/entries/ImportProblemDialog';
import type { OwnProblem } from '../../problem/entries/OwnProblemDialog';
import { draftOf, newTraining, type TrainingValues, valuesOf } from './trainingValues';

type Calls = typeof contract.trainingEditor;

/** The calls of the admin scope around the page, and the query keys of their answers. */
function useTrainingAdminScope() {
  const api = useApi();
  const { gid, key } = useAdminScope();
  return {
    gid,
    api,
    calls: ({ trainingEditor, groupTraining }: Api) => (gid === undefined ? trainingEditor : groupTraining),
    keys: {
      lists: [...trainingKeys.admin, key, 'list'] as const,
      one: (tid: number) => [...trainingKeys.admin, key, tid] as const,
      problems: (tid: number) => [...trainingKeys.admin, key, tid, 'problems'] as const,
    },
  };
}

export function useAdminTrainings(filter: ClientInput<Calls['list']>) {
  const { gid, api, keys } = useTrainingAdminScope();
  return useQuery({
    queryKey: [...keys.lists, filter],
    queryFn: () => (gid === undefined ? api.trainingEditor.list(filter) : api.groupTraining.all({ ...filter, gid })),
    placeholderData: keepPreviousData,
  });
}

/** A training for its form; without a number, what a new one starts with. What is typed is never refetched over. */
export function useOpenedTraining(tid: number | undefined) {
  const { api, calls, keys } = useTrainingAdminScope();
  return useQuery({
    queryKey: keys.one(tid ?? 0),
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async () => {
      if (tid === undefined) return { values: newTraining, title: '' };
      const { training } = await calls(api).read({ tid });
      return { values: valuesOf(training), title: training.title };
    },
  });
}

/** Saves, and answers the number of the training. */
export function useSaveTraining(tid: number | undefined) {
  const { gid, calls } = useTrainingAdminScope();
  return useChange(trainingKeys.all, async (api, values: TrainingValues) => {
    const draft = draftOf(values);
    if (tid !== undefined) {
      await calls(api).change({ ...draft, training: { ...draft.training, id: tid } });
      return tid;
    }
    return (await (gid === undefined ? api.trainingEditor.add(draft) : api.groupTraining.add({ ...draft, gid }))).id;
  });
}

export function useTrainingMutations() {
  const { calls } = useTrainingAdminScope();
  return {
    changeStatus: useChange(trainingKeys.all, (api, change: { tid: number; status: boolean }) => calls(api).changeStatus(change)),
    remove: useChange(trainingKeys.all, (api, tid: number) => calls(api).remove({ tid })),
  };
}

/** Changes to the categories. `save` changes the one with the given id, or adds one when there is no id. */
export function useCategoryMutations() {
  const { gid, calls } = useTrainingAdminScope();
  return {
    save: useChange(
      trainingKeys.allCategories,
      async (api, { id, ...draft }: ClientInput<Calls['addCategory']> & { id?: number | undefined }): Promise<unknown> => {
        if (id !== undefined) return calls(api).changeCategory({ ...draft, id });
        return gid === undefined ? api.trainingEditor.addCategory(draft) : api.groupTraining.addCategory({ ...draft, gid });
      },
    ),
    remove: useChange(trainingKeys.allCategories, (api, cid: number) => calls(api).removeCategory({ cid })),
  };
}

/** Problems of a training with what each is called there in `entries`; with `queryExisted` false those that can be added. The site and groups do not mean the same by its absence. */
export function useAdminTrainingProblems(filter: ClientInput<Calls['problems']>) {
  const { api, calls, keys } = useTrainingAdminScope();
  return useQuery({
    queryKey: [...keys.one(Number(filter.tid)), 'problems', filter],
    queryFn: async () => {
      const { problemList, trainingProblemMap } = await calls(api).problems(filter);
      return { ...problemList, entries: trainingProblemMap };
    },
    placeholderData: keepPreviousData,
  });
}

export function useTrainingProblemMutations(tid: number) {
  const { calls, keys } = useTrainingAdminScope();
  return {
    addOwn: useChange(keys.problems(tid), (api, added: OwnProblem) => api.groupTraining.addOwnProblem({ ...added, tid })),
    importRemote: useChange(keys.problems(tid), (api, { name, problemId }: ImportedTarget) =>
      api.trainingEditor.importProblem({ name, problemId, tid }),
    ),
    add: useChange(keys.problems(tid), (api, added: AddedProblem) => calls(api).addProblem({ ...added, tid })),
    change: useChange(keys.problems(tid), (api, changed: Omit<ClientInput<Calls['changeProblem']>, 'tid'>) =>
      calls(api).changeProblem({ ...changed, tid }),
    ),
    order: useChange(keys.problems(tid), (api, pids: number[]) => calls(api).orderProblems({ tid, pids })),
    remove: useChange(keys.problems(tid), (api, pid: number) => calls(api).removeProblem({ tid, pid })),
  };
}
