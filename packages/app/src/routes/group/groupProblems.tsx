import type { Group } from '@oj/contract';
import { GroupProblems, GroupSubmissions, problemLists } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { keywordFilter, useListState } from '../../useListState';
import { useSubmissionState } from '../useSubmissionState';

interface TabProps {
  group: Group;
}

export function ProblemTab({ group }: TabProps) {
  const [query] = useSearchParams();
  const { filter, page, onFilterChange, onPageChange } = useListState(keywordFilter);
  return (
    <GroupProblems
      group={group}
      list={problemLists.find(list => list === query.get('list')) ?? 'shown'}
      keyword={filter.keyword}
      page={page}
      onKeywordChange={keyword => onFilterChange({ keyword })}
      onPageChange={onPageChange}
    />
  );
}

export const StatusTab = ({ group }: TabProps) => <GroupSubmissions group={group} {...useSubmissionState()} />;
