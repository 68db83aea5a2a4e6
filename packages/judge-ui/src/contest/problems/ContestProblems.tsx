import { type Contest, contestPhases, type ContestProblem } from '@oj/contract';
import { Card, EmptyState, PlainTable, Switch, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { contestPhrases } from '../contestPhrases';
import { contestProblemCards } from './contestProblemCards';
import { contestProblemPhrases } from './contestProblemPhrases';
import { useContestProblemColumns } from './useContestProblemColumns';
import { useContestProblems } from './useContestProblems';
import { useContestTitle } from '../useContestTitle';

export interface ContestProblemsProps {
  contest: Contest;
  /** Counts submissions after the end, too. */
  containsEnd: boolean;
  onContainsEndChange: (containsEnd: boolean) => void;
}

/** Whether there can be submissions after the end of the contest. */
export const hasLateSubmissions = ({ allowEndSubmit, status }: Pick<Contest, 'allowEndSubmit' | 'status'>) =>
  allowEndSubmit && status === contestPhases.ended;

/** The problems of a contest: own status, balloon, and how many solved them as far as the reader may know. */
export function ContestProblems({ contest, containsEnd, onContainsEndChange }: ContestProblemsProps) {
  const say = usePhrases(contestProblemPhrases);
  const sayContest = usePhrases(contestPhrases);
  useContestTitle(contest, sayContest('problems'));
  const { data, error, isPending, isPlaceholderData, refetch } = useContestProblems(contest.id, { containsEnd });
  const columns = useContestProblemColumns(contest);
  return (
    <>
      {hasLateSubmissions(contest) && (
        <Options>
          <Switch label={sayContest('withLate')} checked={containsEnd} onCheckedChange={onContainsEndChange} />
        </Options>
      )}
      <Card padding="none">
        {error && !data ? (
          <FailedQuery title={say('failed')} error={error} onRetry={refetch} />
        ) : (
          <Problems
            label={say('label')}
            columns={columns}
            rows={data ?? []}
            rowKey={row => row.displayId}
            density="comfortable"
            narrow="cards"
            loading={isPending || isPlaceholderData}
            empty={<EmptyState title={say('none')}>{say('noneHint')}</EmptyState>}
          />
        )}
      </Card>
    </>
  );
}

const Options = styled.div`
  display: flex;
  justify-content: flex-end;
`;

/** The whole row opens the problem. On a phone each problem is a card. */
const Problems = styled(PlainTable<ContestProblem>)`
  ${contestProblemCards}
  & tbody tr {
    position: relative;
  }
  & td [data-column='title'] a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;
