import { problemVisibilities } from '@oj/contract';
import { AdminProblemList } from '@oj/judge-ui';
import { oneOf, useListState, words } from '../useListState';

const problemFilter = { keyword: words, auth: oneOf(Object.values(problemVisibilities)), oj: words };

export function AdminProblemsPage() {
  return <AdminProblemList {...useListState(problemFilter, { pageSize: 15 })} />;
}
