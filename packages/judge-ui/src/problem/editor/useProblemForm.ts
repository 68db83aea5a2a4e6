import type { ProblemDraft, WholeProblem } from '@oj/contract';
import { useLocale } from '@oj/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { useWholeApi, type WholeApi } from '../../api/WholeApi';
import { languagesQuery } from '../../language/useLanguages';
import { adminProblemKeys } from '../admin/useAdminProblems';
import type { ContestEntryValues } from './ContestEntryFields';
import { draftOf, newProblem, type ProblemValues, valuesOf } from './problemValues';
import { useMay } from '../../session/useMay';

interface Opened {
  values: ProblemValues;
  /** Absent while the problem is new. */
  problem?: WholeProblem;
}

/** The contest that a problem is edited for. */
export interface ProblemContest {
  cid: number;
  type: 0 | 1;
}

/** A problem for its form; without a number, what a new one starts with. What is typed is never refetched over. */
export function useOpenedProblem(pid: number | undefined, contest?: ProblemContest) {
  const wholeApi = useWholeApi();
  const api = useApi();
  const cache = useQueryClient();
  const mayPublish = useMay('problem_publish');
  const locale = useLocale();
  return useQuery({
    queryKey: [...adminProblemKeys.one(pid ?? 0), contest?.cid, mayPublish],
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async (): Promise<Opened> => {
      if (pid === undefined) {
        const languages = await cache.fetchQuery(languagesQuery(api));
        const fresh = newProblem(
          mayPublish,
          languages.map(({ name }) => name),
          locale,
        );
        return { values: contest ? { ...fresh, auth: 3, type: contest.type, entry: emptyEntry } : fresh };
      }
      return openedFrom(await wholeApi(), pid, contest);
    },
  });
}

const emptyEntry: ContestEntryValues = { displayId: '', displayTitle: '', color: null };

async function openedFrom({ problemEditor, contestEditor, testData }: WholeApi, pid: number, contest: ProblemContest | undefined) {
  const [problem, cases, entry] = await Promise.all([
    contest ? contestEditor.wholeProblem({ pid }) : problemEditor.read({ pid }),
    testData.cases({ pid }),
    contest ? contestEditor.problem({ cid: contest.cid, pid }) : null,
  ]);
  const called = entry && { displayId: entry.displayId, displayTitle: entry.displayTitle, color: entry.color };
  return { values: { ...valuesOf(problem, cases), entry: called }, problem };
}

/** Saves, and answers the number of the problem and what it has become. */
export function useSaveProblem(pid: number | undefined, contest?: ProblemContest) {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ values, before }: { values: ProblemValues; before: ProblemValues }) => {
      const api = await wholeApi();
      const draft = draftOf(values, before);
      const made = await (pid === undefined ? saveNew(api, draft, values, contest) : saveChange(api, pid, draft, values, contest));
      return { pid: made.pid, ...(await openedFrom(api, made.pid, contest)) };
    },
    onSuccess: async ({ pid: made, ...opened }) => {
      cache.setQueriesData<Opened>({ queryKey: adminProblemKeys.one(made) }, opened);
      await cache.invalidateQueries({ queryKey: adminProblemKeys.lists });
    },
  });
}

const entryOf = ({ entry }: ProblemValues, contest: ProblemContest | undefined) => entry && contest && { ...entry, cid: contest.cid };

function saveNew({ problemEditor, contestEditor }: WholeApi, draft: ProblemDraft, values: ProblemValues, contest?: ProblemContest) {
  const contestProblem = entryOf(values, contest);
  return contestProblem ? contestEditor.makeProblem({ ...draft, contestProblem }) : problemEditor.add(draft);
}

function saveChange(
  { problemEditor, contestEditor }: WholeApi,
  id: number,
  { problem, ...parts }: ProblemDraft,
  values: ProblemValues,
  contest?: ProblemContest,
) {
  const contestProblem = entryOf(values, contest);
  const change = { problem: { ...problem, id, problemId: values.problemId.trim() }, ...parts };
  return contestProblem ? contestEditor.changeWholeProblem({ ...change, contestProblem }) : problemEditor.change(change);
}
