import type { AcmRow, Contest } from '@oj/contract';
import { EmptyState, Resolver, type ResolverProps, Skeleton, type Stage as CeremonyStage, theme, usePhrases, visuallyHidden } from '@oj/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { LoggedIn } from '../../account/LoggedIn';
import { contestAddress } from '../../links/contestAddress';
import { FailedPage } from '../../page/FailedPage';
import { NotFound } from '../../page/NotFound';
import { ButtonLink } from '../../parts/ButtonLink';
import { acmStanding } from '../board/boardRows';
import { OpenBoardButton } from '../board/OpenBoard';
import { useContest } from '../useContest';
import { useContestProblems } from '../problems/useContestProblems';
import { useContestTitle } from '../useContestTitle';
import { FullScreenButton } from './FullScreenButton';
import { ceremonyPhrases } from './resolverPhrases';
import { useCeremonyBoards } from './useCeremony';

export interface ScrollBoardProps {
  cid: number;
  removeStar: boolean;
  /** Default: shares of the ranked participants. */
  medals: ResolverProps['medals'] | undefined;
}

/** The closing ceremony of a contest, for its organisers, over the whole window. */
export const ScrollBoard = (props: ScrollBoardProps) => (
  <Stage id="main" tabIndex={-1}>
    <LoggedIn>{() => <Ceremony {...props} />}</LoggedIn>
  </Stage>
);

function Ceremony(props: ScrollBoardProps) {
  const say = usePhrases(ceremonyPhrases);
  const { data: contest, error, refetch } = useContest(props.cid);
  if (error && !contest) return <FailedPage title={say('failed')} error={error} onRetry={refetch} />;
  if (!contest) return <Skeleton shape="block" height={480} />;
  return contest.powers.observe ? <Organised {...props} contest={contest} /> : <NotFound />;
}

function Organised({ contest, removeStar, medals }: ScrollBoardProps & { contest: Contest }) {
  const say = usePhrases(ceremonyPhrases);
  useContestTitle(contest, say('title'));
  const problems = useContestProblems(contest.id);
  const boards = useCeremonyBoards(contest.id, removeStar);
  const failed = [problems, boards].find(({ error, data }) => error && !data);
  if (failed?.error) return <FailedPage title={say('failed')} error={failed.error} onRetry={failed.refetch} />;
  if (!problems.data || !boards.data) return <Skeleton shape="block" height={480} />;
  return <Reveal contest={contest} problems={problems.data} boards={boards.data} medals={medals} />;
}

const nobody = { own: false, concerned: false };
const standingsOf = (rows: readonly AcmRow[]) => rows.map(row => acmStanding(row, nobody));

interface RevealProps {
  contest: Contest;
  problems: NonNullable<ReturnType<typeof useContestProblems>['data']>;
  boards: { frozen: readonly AcmRow[]; final: readonly AcmRow[] };
  medals: ScrollBoardProps['medals'];
}

function Reveal({ contest, problems, boards, medals }: RevealProps) {
  const say = usePhrases(ceremonyPhrases);
  const resolver = useRef<HTMLElement>(null);
  const [frozen, final] = useMemo(() => [standingsOf(boards.frozen), standingsOf(boards.final)], [boards]);
  const columns = useMemo(
    () => problems.map(({ displayId, displayTitle, color }) => ({ label: displayId, title: displayTitle, color })),
    [problems],
  );
  const [isTitled, setTitled] = useState(true);
  const [isRevealed, setRevealed] = useState(false);
  const follow = useCallback(({ cursor }: CeremonyStage) => setRevealed(cursor < 0), []);
  // The keys of the ceremony work at once.
  useEffect(() => resolver.current?.focus(), []);
  if (!final.length) return <EmptyState picture="scroll" title={say('empty')} />;
  return (
    <>
      <Head>
        <Title data-large={isTitled || undefined}>
          <bdi>{contest.title}</bdi>
        </Title>
        <FullScreenButton focusNext={resolver} />
      </Head>
      <Whole
        ref={resolver}
        title={<LargeTitle onShown={setTitled}>{contest.title}</LargeTitle>}
        presentsAwards
        problems={columns}
        frozen={frozen}
        final={final}
        {...(medals && { medals })}
        countsWholeMinutes={contest.countsWholeMinutes}
        shownName={contest.rankShowName}
        maxHeight="calc(100dvh - 220px)"
        onStage={follow}
      />
      {isRevealed && !isTitled && (
        <Next aria-label={say('next')}>
          {contest.isSealed && contest.powers.manage && <OpenBoardButton contest={contest} onOpened={() => resolver.current?.focus()} />}
          <ButtonLink to={contestAddress(contest.id, 'rank')} data-size="small">
            {say('toBoard')}
          </ButtonLink>
        </Next>
      )}
    </>
  );
}

interface LargeTitleProps {
  children: ReactNode;
  /** Called with true when it comes, and with false when it goes. */
  onShown: (isShown: boolean) => void;
}

/** The name of the contest on the title page, which says whether it stands there. */
function LargeTitle({ children, onShown }: LargeTitleProps) {
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return <bdi>{children}</bdi>;
}

const Stage = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[5]};
  padding: ${theme.space[7]};
  outline: 0;
  ${theme.phone} {
    padding: ${theme.space[5]};
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[6]};
`;

const Title = styled.h1`
  margin: 0;
  /* The title page says it larger. */
  &[data-large] {
    ${visuallyHidden}
  }
  font: ${theme.font.display};
  overflow-wrap: anywhere;
`;

const Next = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
`;

const Whole = styled(Resolver)`
  outline: 0;
`;
