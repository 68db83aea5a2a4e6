import { queuePriorities } from '@oj/contract';
import { JudgeQueuePage } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { pageIn, pageSizeIn, withValues } from '../query';

const PAGE_SIZE = 30;

export function JudgeQueueRoute() {
  const [query, setQuery] = useSearchParams();
  return (
    <JudgeQueuePage
      priority={queuePriorities.find(each => each === query.get('priority'))}
      page={pageIn(query)}
      pageSize={pageSizeIn(query, PAGE_SIZE)}
      onPriorityChange={priority => setQuery(withValues(query, { priority, currentPage: undefined }))}
      onPageChange={currentPage => setQuery(withValues(query, { currentPage }))}
      onPageSizeChange={limit => setQuery(withValues(query, { limit, currentPage: undefined }))}
    />
  );
}
