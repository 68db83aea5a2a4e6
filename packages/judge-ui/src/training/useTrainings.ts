import type { ClientInput, contract } from '@oj/contract';
import { useLocale } from '@oj/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { trainingKeys } from '../api/trainingKeys';
import { useApi } from '../api/ApiProvider';
import { useChange } from '../api/useChange';
import { useUser } from '../session/SessionProvider';

type Calls = typeof contract.training;

/** A page of the trainings of the site, or of a group, that the reader may know of. */
export function useTrainings({ gid, ...filter }: ClientInput<Calls['list']> & { gid?: number | undefined }) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: trainingKeys.list({ ...filter, gid }, user?.uid),
    queryFn: () => (gid === undefined ? api.training.list(filter) : api.groupTraining.list({ ...filter, gid })),
    placeholderData: keepPreviousData,
  });
}

/** Those of the site; in a group its own, too. */
export function useTrainingCategories(gid: number | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: trainingKeys.categories(gid),
    queryFn: () => (gid === undefined ? api.training.categories() : api.groupTraining.categories({ gid })),
  });
}

/** A training with what the reader may do in it. */
export function useTraining(tid: number) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: trainingKeys.detail(tid, user?.uid),
    queryFn: () => api.training.detail({ tid }),
  });
}

/** The problems of a training in their order, with the reader's own standing. */
export function useTrainingProblems(tid: number) {
  const api = useApi();
  const user = useUser();
  const locale = useLocale();
  return useQuery({
    queryKey: trainingKeys.problems(tid, user?.uid, locale),
    queryFn: () => api.training.problems({ tid }),
    placeholderData: keepPreviousData,
  });
}

export function useTrainingRank(query: ClientInput<Calls['rank']> & { tid: number }) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: trainingKeys.rank(query, user?.uid),
    queryFn: () => api.training.rank(query),
    placeholderData: keepPreviousData,
  });
}

export function useEnterTraining(tid: number) {
  return useChange(trainingKeys.one(tid), (api, password: string) => api.training.register({ tid, password }));
}
