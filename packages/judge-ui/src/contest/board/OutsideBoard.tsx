import { contestPhases } from '@oj/contract';
import { Card, ContestHeader, EmptyState, Skeleton, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { contestAddress } from '../../links/contestAddress';
import { useLoginFirst } from '../../links/useLoginFirst';
import { FailedPage } from '../../page/FailedPage';
import { ButtonLink } from '../../parts/ButtonLink';
import { boardPhrases } from './boardPhrases';
import { type BoardPaging, ContestBoard } from './ContestBoard';
import { contestPhrases } from '../contestPhrases';
import { offsetOf, summaryOf } from '../summaryOf';
import { useContestTitle } from '../useContestTitle';
import { useOutsideContest } from './useContestBoard';

/** The scoreboard of a contest for everybody, without login. Before the start it counts down. */
export function OutsideBoard({ cid, ...paging }: BoardPaging & { cid: number }) {
  const say = usePhrases(boardPhrases);
  const sayContest = usePhrases(contestPhrases);
  const open = useLoginFirst();
  const { data, error, refetch, dataUpdatedAt } = useOutsideContest(cid);
  useContestTitle(data?.contest ?? { title: '…' }, sayContest('rank'));
  if (error && !data) return <FailedPage title={say('failed')} error={error} onRetry={refetch} />;
  if (!data) return <Skeleton shape="block" height={420} />;
  const { contest, problemList } = data;
  const address = contestAddress(cid);
  const isScheduled = contest.status === contestPhases.scheduled;
  return (
    <Stack>
      <ContestHeader
        compact={!isScheduled}
        contest={summaryOf(contest)}
        serverOffsetMs={offsetOf(contest.now, dataUpdatedAt)}
        tags={
          <ButtonLink to={address} data-size="small" onClick={event => open(event, address)}>
            {say('open')}
          </ButtonLink>
        }
      />
      {isScheduled ? (
        <Card>
          <EmptyState title={say('beforeStart')} picture="scroll" />
        </Card>
      ) : (
        <ContestBoard contest={contest} problems={problemList} source="outsideBoard" isSealed={contest.isSealed} {...paging} />
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;
