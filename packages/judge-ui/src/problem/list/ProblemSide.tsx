import { type ProblemRow, Status } from '@oj/contract';
import { Card, theme, usePhrases } from '@oj/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { problemListPhrases } from './problemListPhrases';
import { RecentProblems } from './RecentProblems';

/** Charts are fetched when somebody looks at a problem. */
const ResultPie = lazy(async () => ({ default: (await import('@oj/ui/ResultPie')).ResultPie }));

interface ProblemSideProps {
  looked: ProblemRow | undefined;
  /** The tags, where they stand beside the list. */
  children: ReactNode;
}

/** The column beside the list: how submissions of the problem under the pointer or the focus ended, the tags, and what changed last. */
export function ProblemSide({ looked, children }: ProblemSideProps) {
  const say = usePhrases(problemListPhrases);
  return (
    <Side aria-label={say('side')}>
      <Shares title={looked ? `${looked.problemId} ${looked.title}` : say('distribution')}>
        {looked ? (
          <Suspense fallback={<p>{say('distributionHint')}</p>}>
            <ResultPie label={say('distribution')} counts={slicesOf(looked)} />
          </Suspense>
        ) : (
          <p>{say('distributionHint')}</p>
        )}
      </Shares>
      {children && (
        <Tags title={say('tags')}>
          <Suspense>{children}</Suspense>
        </Tags>
      )}
      <RecentProblems />
    </Side>
  );
}

const slicesOf = ({ ac, wa, tle, mle, re, pe, ce, pa, se }: ProblemRow) => [
  { status: Status.accepted, count: ac },
  { status: Status.partialAccepted, count: pa },
  { status: Status.wrongAnswer, count: wa },
  { status: Status.timeLimitExceeded, count: tle },
  { status: Status.memoryLimitExceeded, count: mle },
  { status: Status.runtimeError, count: re },
  { status: Status.presentationError, count: pe },
  { status: Status.compileError, count: ce },
  { status: Status.systemError, count: se },
];

const Side = styled.aside`
  display: grid;
  align-content: start;
  gap: ${theme.space[6]};
  min-width: 0;
`;

/** Has the same height before the tags have come as with them. */
const Tags = styled(Card)`
  height: 360px;
  overflow-y: auto;
`;

/** Pointless where nothing can be pointed at beside the list. */
const Shares = styled(Card)`
  & p {
    margin: 0;
    color: ${theme.color.text3};
    font: ${theme.font.body};
  }
  @media (max-width: 1179px) {
    display: none;
  }
`;
