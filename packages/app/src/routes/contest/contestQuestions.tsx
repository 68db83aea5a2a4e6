import type { Contest } from '@oj/contract';
import { ContestQuestions, questionFilters } from '@oj/judge-ui';
import { flag, oneOf, useListState, words } from '../../useListState';

const filters = { filter: oneOf(questionFilters), problem: words, general: flag, keyword: words };

export function QuestionsTab({ contest }: { contest: Contest }) {
  const { filter, page, onFilterChange, onPageChange } = useListState(filters);
  return <ContestQuestions contest={contest} {...{ filter, page, onFilterChange, onPageChange }} />;
}
