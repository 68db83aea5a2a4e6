import { type Contest, contestPhases } from '@oj/contract';
import { usePhrases } from '@oj/ui';
import { FailedQuery } from '../../api/FailedQuery';
import { boardPhrases } from './boardPhrases';
import { type BoardPaging, ContestBoard } from './ContestBoard';
import { OpenBoard } from './OpenBoard';
import { contestPhrases } from '../contestPhrases';
import { useContestProblems } from '../problems/useContestProblems';
import { useContestTitle } from '../useContestTitle';

/** The scoreboard of a contest for those who take part in it. */
export function ContestRank({ contest, ...paging }: BoardPaging & { contest: Contest }) {
  const say = usePhrases(boardPhrases);
  const sayContest = usePhrases(contestPhrases);
  useContestTitle(contest, sayContest('rank'));
  const { data: problems, error, refetch } = useContestProblems(contest.id);
  if (error && !problems) return <FailedQuery title={say('failed')} error={error} onRetry={refetch} />;
  const waitsToBeOpened = contest.isSealed && contest.status === contestPhases.ended;
  return (
    <>
      {waitsToBeOpened && contest.powers.manage && <OpenBoard contest={contest} />}
      <ContestBoard
        contest={contest}
        problems={problems ?? none}
        source="rank"
        isSealed={contest.isSealed}
        mayForce={contest.powers.pastSeal}
        opensProblems
        hasHall
        {...paging}
      />
    </>
  );
}

const none: never[] = [];
