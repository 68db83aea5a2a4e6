import type { WholeProblem } from '@oj/contract';
import { useLocale } from '@oj/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { useWholeApi } from '../../api/WholeApi';
import { languagesQuery } from '../../language/useLanguages';
import { adminProblemKeys } from '../admin/useAdminProblems';
import { draftOf, newProblem, type ProblemValues, valuesOf } from './problemValues';
import { useMay } from '../../session/useMay';

interface Opened {
  values: ProblemValues;
  /** Absent while the problem is new. */
  problem?: WholeProblem;
}

/** A problem for its form; without a number, what a new one starts with. What is typed is never refetched over. */
export function useOpenedProblem(pid: number | undefined) {
  const wholeApi = useWholeApi();
  const api = useApi();
  const cache = useQueryClient();
  const mayPublish = useMay('problem_publish');
  const locale = useLocale();
  return useQuery({
    queryKey: [...adminProblemKeys.one(pid ?? 0), mayPublish],
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async (): Promise<Opened> => {
      if (pid === undefined) {
        const languages = await cache.fetchQuery(languagesQuery(api));
        return {
          values: newProblem(
            mayPublish,
            languages.map(({ name }) => name),
            locale,
          ),
        };
      }
      const { problemEditor, testData } = await wholeApi();
      const [whole, cases] = await Promise.all([problemEditor.read({ pid }), testData.cases({ pid })]);
      return { values: valuesOf(whole, cases), problem: whole };
    },
  });
}

/** Saves, and answers the number of the problem and what it has become. */
export function useSaveProblem(pid: number | undefined) {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ values, before }: { values: ProblemValues; before: ProblemValues }) => {
      const { problemEditor, testData } = await wholeApi();
      const { problem, ...parts } = draftOf(values, before);
      const made =
        pid === undefined
          ? await problemEditor.add({ problem, ...parts })
          : await problemEditor.change({ problem: { ...problem, id: pid, problemId: values.problemId.trim() }, ...parts });
      const [whole, cases] = await Promise.all([problemEditor.read({ pid: made.pid }), testData.cases({ pid: made.pid })]);
      return { pid: made.pid, values: valuesOf(whole, cases), problem: whole };
    },
    onSuccess: async ({ pid: made, ...opened }) => {
      cache.setQueriesData<Opened>({ queryKey: adminProblemKeys.one(made) }, opened);
      await cache.invalidateQueries({ queryKey: adminProblemKeys.lists });
    },
  });
}
