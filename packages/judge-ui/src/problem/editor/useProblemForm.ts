import { ApiError, type ProblemDraft, problemVisibilities, type WholeProblem } from '@oj/contract';
import { useLocale } from '@oj/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Api, useApi } from '../../api/ApiProvider';
import { languagesQuery } from '../../language/useLanguages';
import { usePageScope } from '../../links/PageScope';
import { adminProblemKeys } from '../admin/useAdminProblems';
import type { ContestEntryValues } from '../entries/ContestEntryFields';
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

/** Where a problem is edited: for a contest, in a group, or on the site. */
interface Place {
  contest: ProblemContest | undefined;
  gid: number | undefined;
}

function usePlace(contest: ProblemContest | undefined): Place {
  const { gid } = usePageScope();
  return { contest, gid };
}

/** A problem for its form; without a number, what a new one starts with. What is typed is never refetched over. */
export function useOpenedProblem(pid: number | undefined, contest?: ProblemContest) {
  const api = useApi();
  const cache = useQueryClient();
  const place = usePlace(contest);
  const isPublisher = useMay('problem_publish');
  const mayPublish = isPublisher || place.gid !== undefined;
  const locale = useLocale();
  return useQuery({
    queryKey: [...adminProblemKeys.one(pid ?? 0), contest?.cid, place.gid, mayPublish],
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
        return { values: contest ? { ...fresh, auth: problemVisibilities.contest, type: contest.type, entry: emptyEntry } : fresh };
      }
      return openedFrom(api, pid, place);
    },
  });
}

const emptyEntry: ContestEntryValues = { displayId: '', displayTitle: '', color: null };

async function openedFrom(api: Api, pid: number, { contest, gid }: Place): Promise<Required<Opened>> {
  if (gid !== undefined) return openedInGroup(api, pid, gid);
  const { problemEditor, contestEditor, testData } = api;
  const [problem, cases, entry] = await Promise.all([
    contest ? contestEditor.wholeProblem({ pid }) : problemEditor.read({ pid }),
    testData.cases({ pid }),
    contest ? contestEditor.problem({ cid: contest.cid, pid }) : null,
  ]);
  const called = entry && { displayId: entry.displayId, displayTitle: entry.displayTitle, color: entry.color };
  return { values: { ...valuesOf(problem, cases), entry: called }, problem };
}

/** A display id begins with the short name of the group, which is not typed. */
async function openedInGroup({ groupProblem, group }: Api, pid: number, gid: number): Promise<Required<Opened>> {
  const [problem, cases, { shortName }] = await Promise.all([
    groupProblem.read({ pid }),
    groupProblem.cases({ pid }),
    group.detail({ gid }),
  ]);
  if (problem.gid !== gid) throw new ApiError('problem.notFound');
  const prefix = shortName.toUpperCase();
  const { problemId } = problem;
  const typed = problemId.startsWith(prefix) ? problemId.slice(prefix.length) : problemId;
  return { values: { ...valuesOf(problem, cases), problemId: typed || problemId }, problem };
}

/** Saves, and answers the number of the problem and what it has become. */
export function useSaveProblem(pid: number | undefined, contest?: ProblemContest) {
  const api = useApi();
  const cache = useQueryClient();
  const place = usePlace(contest);
  return useMutation({
    mutationFn: async ({ values, before }: { values: ProblemValues; before: ProblemValues }) => {
      const draft = draftOf(values, before);
      const made = await (pid === undefined ? saveNew(api, draft, values, place) : saveChange(api, pid, draft, values, place));
      return { pid: made.pid, ...(await openedFrom(api, made.pid, place)) };
    },
    onSuccess: async ({ pid: made, ...opened }) => {
      cache.setQueriesData<Opened>({ queryKey: adminProblemKeys.one(made) }, opened);
      await cache.invalidateQueries({ queryKey: adminProblemKeys.lists });
    },
  });
}

const entryOf = ({ entry }: ProblemValues, contest: ProblemContest | undefined) => entry && contest && { ...entry, cid: contest.cid };

function saveNew(api: Api, draft: ProblemDraft, values: ProblemValues, { contest, gid }: Place) {
  const contestProblem = entryOf(values, contest);
  if (contestProblem) return (gid === undefined ? api.contestEditor : api.groupContest).makeProblem({ ...draft, contestProblem });
  return gid === undefined ? api.problemEditor.add(draft) : api.groupProblem.add({ ...draft, problem: { ...draft.problem, gid } });
}

function saveChange(api: Api, id: number, { problem, ...parts }: ProblemDraft, values: ProblemValues, { contest, gid }: Place) {
  const change = { problem: { ...problem, id, problemId: values.problemId.trim() }, ...parts };
  if (gid !== undefined) return api.groupProblem.change(change);
  const contestProblem = entryOf(values, contest);
  return contestProblem ? api.contestEditor.changeWholeProblem({ ...change, contestProblem }) : api.problemEditor.change(change);
}
