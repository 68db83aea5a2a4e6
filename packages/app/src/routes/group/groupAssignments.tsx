import type { Group } from '@oj/contract';
import { GroupAssignments } from '@oj/judge-ui';
import { useListState } from '../../useListState';

export function AssignmentTab({ group }: { group: Group }) {
  const { page, onPageChange } = useListState({});
  return <GroupAssignments group={group} page={page} onPageChange={onPageChange} />;
}
