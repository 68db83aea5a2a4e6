import type { ClientInput, contract } from '@oj/contract';
import { useLocale } from '@oj/ui';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { trainingKeys } from '../api/trainingKeys';
import { useWholeApi } from '../api/WholeApi';
import { useUser } from '../session/SessionProvider';

type Api = typeof contract.training;

/** A page of the trainings that the reader may know of. */
export function useTrainings(filter: ClientInput<Api['list']>) {
  const wholeApi = useWholeApi();
  const user = useUser();
  return useQuery({
    queryKey: trainingKeys.list(filter, user?.uid),
    queryFn: async () => (await wholeApi()).training.list(filter),
    placeholderData: keepPreviousData,
  });
}

export function useTrainingCategories() {
  const wholeApi = useWholeApi();
  return useQuery({ queryKey: trainingKeys.categories, queryFn: async () => (await wholeApi()).training.categories() });
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
