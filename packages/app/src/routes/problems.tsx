import { Page, ProblemList } from '@oj/judge-ui';
import { ids, oneOf, useListState, words } from '../useListState';

export const problemFilter = { keyword: words, difficulty: oneOf([0, 1, 2, 3, 4, 5]), oj: words, tagId: ids };

export function ProblemsPage() {
  const state = useListState(problemFilter);
  return (
    <Page>
      <ProblemList {...state} />
    </Page>
  );
}
