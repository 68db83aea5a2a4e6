import { queuePriorities } from '@oj/contract';
import { JudgeQueuePage } from '@oj/judge-ui';
import { oneOf, useListState } from '../useListState';

export function JudgeQueueRoute() {
  const { filter, onFilterChange, ...paging } = useListState({ priority: oneOf(queuePriorities) });
  return <JudgeQueuePage {...paging} priority={filter.priority} onPriorityChange={priority => onFilterChange({ priority })} />;
}
