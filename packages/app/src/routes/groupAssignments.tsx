import type { Group } from '@oj/contract';
import { GroupAssignments } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { pageIn, withValues } from '../query';

export function AssignmentTab({ group }: { group: Group }) {
  const [query, setQuery] = useSearchParams();
  const onPageChange = (page: number) => setQuery(withValues(query, { currentPage: page > 1 ? page : undefined }));
  return <GroupAssignments group={group} page={pageIn(query)} onPageChange={onPageChange} />;
}
