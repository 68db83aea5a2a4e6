import type { Contest, ContestProblem } from '@oj/contract';
import { Button, Countdown, Scoreboard, Skeleton, Tag, theme, usePhrases } from '@oj/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { LoggedIn } from '../../account/LoggedIn';
import { contestKeys } from '../../api/contestKeys';
import { FailedPage } from '../../page/FailedPage';
import { boardColumns } from '../board/boardColumns';
import { boardPhrases } from '../board/boardPhrases';
import { offsetOf, timesOf } from '../summaryOf';
import { useBoardStandings } from '../board/useBoardStandings';
import { useContest } from '../useContest';
import { useContestBoard } from '../board/useContestBoard';
import { useContestProblems } from '../problems/useContestProblems';
import { useContestTitle } from '../useContestTitle';
import { FullScreenButton } from './FullScreenButton';
import { hallBoardPhrases } from './hallBoardPhrases';
import { useAutoScroll } from './useAutoScroll';
import { useOrganisersLive } from './useOrganisersLive';

/** The server gives as many rows at once. */
const MOST_ROWS = 300;

/** The board of a contest on the wall of the hall: large, without anything around it, scrolling by itself. What is sealed stays sealed. */
export const HallBoard = ({ cid }: { cid: number }) => (
  <Wall id="main" tabIndex={-1}>
    <LoggedIn>{() => <Loaded cid={cid} />}</LoggedIn>
  </Wall>
);

function Loaded({ cid }: { cid: number }) {
  const say = usePhrases(boardPhrases);
  const sayHall = usePhrases(hallBoardPhrases);
  const contest = useContest(cid);
  const problems = useContestProblems(cid);
  useContestTitle(contest.data ?? { title: '…' }, sayHall('title'));
  const failed = [contest, problems].find(({ error, data }) => error && !data);
  if (failed?.error) return <FailedPage title={say('failed')} error={failed.error} onRetry={failed.refetch} />;
  if (!contest.data || !problems.data) return <Skeleton shape="block" height={480} />;
  return (
    <>
      {contest.data.powers.observe && <LiveBoard cid={cid} />}
      <Board contest={contest.data} answeredAt={contest.dataUpdatedAt} problems={problems.data} />
    </>
  );
}

/** Only organisers who read everything hear of each verdict; for others the board refreshes itself. */
function LiveBoard({ cid }: { cid: number }) {
  useOrganisersLive(cid, 'organisers', contestKeys.boards(cid));
  return null;
}

interface BoardProps {
  contest: Contest;
  /** When the answer with the contest came, ms since 1970. */
  answeredAt: number;
  problems: readonly ContestProblem[];
}

const nobody = { concerned: [], isConcernedOnly: false };

function Board({ contest, answeredAt, problems }: BoardProps) {
  const say = usePhrases(boardPhrases);
  const sayHall = usePhrases(hallBoardPhrases);
  const board = useContestBoard(contest.id, 'rank', { currentPage: 1, limit: MOST_ROWS }, true);
  const rows = useBoardStandings(contest.type, board.data, nobody);
  const columns = useMemo(
    () => boardColumns(problems, { isSealed: contest.isSealed, knowsAll: contest.powers.pastSeal }),
    [problems, contest.isSealed, contest.powers.pastSeal],
  );
  const box = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(true);
  useAutoScroll(box, isScrolling);
  useSpace(() => setScrolling(before => !before));
  return (
    <>
      <Head>
        <h1>
          <bdi>{contest.title}</bdi>
        </h1>
        {contest.isSealed && <Tag tone="warning">{sayHall('sealed')}</Tag>}
        <Countdown {...timesOf(contest)} serverOffsetMs={offsetOf(contest.now, answeredAt)} size="large" />
      </Head>
      <Large>
        <Scoreboard.Root {...rows} problems={columns} shownName={contest.rankShowName} loading={board.isPending}>
          <Scoreboard.Table
            ref={box}
            fit
            label={say('label', { title: contest.title })}
            maxHeight="calc((100dvh - 180px) / var(--enlarged))"
          />
        </Scoreboard.Root>
      </Large>
      <Foot>
        <Button tone="quiet" size="small" aria-pressed={isScrolling} onClick={() => setScrolling(!isScrolling)}>
          {sayHall(isScrolling ? 'stop' : 'scroll')}
        </Button>
        <FullScreenButton />
        <span>{board.error ? say('stopped') : sayHall('keys')}</span>
      </Foot>
    </>
  );
}

/** Hears the space bar, wherever the focus is; a button that has it is pressed instead. */
function useSpace(onPress: () => void) {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const onButton = event.target instanceof Element && event.target.closest('button, a') !== null;
      if (event.key !== ' ' || onButton) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

const Wall = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[5]};
  padding: ${theme.space[6]};
  outline: 0;
`;

/** Readable from the last row of seats. The box that scrolls is enlarged as well, so that its measures agree with those of its rows. */
const Large = styled.div`
  --enlarged: 1;
  min-height: calc((100dvh - 180px) / var(--enlarged));
  zoom: var(--enlarged);
  @media (min-width: 1024px) {
    --enlarged: 1.15;
  }
  @media (min-width: 1440px) {
    --enlarged: 1.35;
  }
  @media (min-width: 1800px) {
    --enlarged: 1.6;
  }
  @media (min-width: 2500px) {
    --enlarged: 2.2;
  }
  @media (min-width: 3400px) {
    --enlarged: 3;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[6]};
  & > h1 {
    flex: 1 1 320px;
    margin: 0;
    font: ${theme.font.display};
    overflow-wrap: anywhere;
  }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
  color: ${theme.color.text3};
  font: ${theme.font.caption};
`;
