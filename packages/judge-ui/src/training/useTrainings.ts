import type { ClientInput, contract } from '@oj/contract';
import { useLocale } from '@oj/ui';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { trainingKeys } from '../api/trainingKeys';
import { useWholeApi } from '../api/WholeApi';
import { useUser } from '../session/SessionProvider';

type Api = typeof contract.training;

/** A page of the trainings of the site, or of a group, that the reader may know of. */
export function useTrainings({ gid, ...filter }: ClientInput<Api['list']> & { gid?: number | undefined }) {
  const wholeApi = useWholeApi();
  const user = useUser();
  return useQuery({
    queryKey: trainingKeys.list({ ...filter, gid }, user?.uid),
    queryFn: async () => {
      const { training, groupTraining } = await wholeApi();
      return gid === undefined ? training.list(filter) : groupTraining.list({ ...filter, gid });
    },
    placeholderData: keepPreviousData,
  });
}

/** Those of the site; in a group its own, too. */
export function useTrainingCategories(gid: number | undefined) {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: trainingKeys.categories(gid),
    queryFn: async () => {
      const { training, groupTraining } = await wholeApi();
      return gid === undefined ? training.categories() : groupTraining.categories({ gid });
    },
  });
}

/** A training with what the reader may do in it. */
export function useTraining(tid: number) {
  const wholeApi = useWholeApi();
  const user = useUser();
  return useQuery({
    queryKey: trainingKeys.detail(tid, user?.uid),
    queryFn: async () => (await wholeApi()).training.detail({ tid }),
  });
}

/** The problems of a training in their order, with the reader's own standing. */
export function useTrainingProblems(tid: number) {
  const wholeApi = useWholeApi();
  const user = useUser();
  const locale = useLocale();
  return useQuery({
    queryKey: trainingKeys.problems(tid, user?.uid, locale),
    queryFn: async () => (await wholeApi()).training.problems({ tid }),
    placeholderData: keepPreviousData,
  });
}

export function useTrainingRank(query: ClientInput<Api['rank']> & { tid: number }) {
  const wholeApi = useWholeApi();
  const user = useUser();
  return useQuery({
    queryKey: trainingKeys.rank(query, user?.uid),
    queryFn: async () => (await wholeApi()).training.rank(query),
    placeholderData: keepPreviousData,
  });
}

export function useEnterTraining(tid: number) {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (password: string) => (await wholeApi()).training.register({ tid, password }),
    onSuccess: () => cache.invalidateQueries({ queryKey: trainingKeys.one(tid) }),
  });
}
