import type { Group } from '@oj/contract';
import { GroupProblems, GroupSubmissions, problemLists } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { pageIn, withValues } from '../query';
import { useSubmissionQuery } from './useSubmissionQuery';

interface TabProps {
  group: Group;
}

export function ProblemTab({ group }: TabProps) {
  const [query, setQuery] = useSearchParams();
  return (
    <GroupProblems
      group={group}
      list={problemLists.find(list => list === query.get('list')) ?? 'shown'}
      keyword={query.get('keyword') ?? undefined}
      page={pageIn(query)}
      onKeywordChange={keyword => setQuery(withValues(query, { keyword, currentPage: undefined }))}
      onPageChange={currentPage => setQuery(withValues(query, { currentPage: currentPage > 1 ? currentPage : undefined }))}
    />
  );
}

export const StatusTab = ({ group }: TabProps) => <GroupSubmissions group={group} {...useSubmissionQuery()} />;
