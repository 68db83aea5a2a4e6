import { Status } from '@oj/contract';
import type { SubmissionListProps } from '@oj/judge-ui';
import { verdicts } from '@oj/ui';
import { flag, oneOf, useListState, words } from '../useListState';

const statusOf = oneOf(Object.values(Status));

/** People write `?status=WA`: the letters of a verdict stand for its number. */
const status = (text: string) => statusOf(String(verdicts.find(({ letters }) => letters === text.toUpperCase())?.code ?? text));

export const submissionFilter = { onlyMine: flag, status, username: words, problemID: words, completeProblemID: flag };

/** State of a list of submissions, kept in the address. */
export function useSubmissionState(): SubmissionListProps {
  const { filter, ...state } = useListState(submissionFilter, { pageSize: 15 });
  return { ...state, filter: { ...filter, completeProblemID: filter.problemID ? filter.completeProblemID : undefined } };
}
