import { type Contest, type ContestProblem, Status } from '@oj/contract';
import { Countdown, theme, usePhrases, useVerdictName } from '@oj/ui';
import { Check, Minus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePageScope } from '../links/PageScope';
import { contestProblemPhrases } from './contestProblemPhrases';
import { ContestTabs } from './ContestTabs';
import { summaryOf } from './summaryOf';

interface ContestBarProps {
  contest: Contest;
  serverOffsetMs: number;
  problems: readonly ContestProblem[];
  /** Display id of the problem that is shown. */
  current: string;
  /** In focus mode the bar of the site leads around in the contest. */
  withTabs: boolean;
}

/** Over a problem of a contest: the pages of the contest, its problems with the reader's status, and the time. */
export function ContestBar({ contest, serverOffsetMs, problems, current, withTabs }: ContestBarProps) {
  const say = usePhrases(contestProblemPhrases);
  const { startAt, endAt } = summaryOf(contest);
  return (
    <Bar>
      {withTabs && <ContestTabs contest={contest} tab="problems" />}
      <Letters aria-label={say('label')}>
        {problems.map(problem => (
          <Letter key={problem.displayId} problem={problem} isCurrent={problem.displayId === current} />
        ))}
      </Letters>
      <Countdown startAt={startAt} endAt={endAt} serverOffsetMs={serverOffsetMs} />
    </Bar>
  );
}

function Letter({ problem, isCurrent }: { problem: ContestProblem; isCurrent: boolean }) {
  const { addresses } = usePageScope();
  const nameOf = useVerdictName();
  const { displayId, displayTitle, myStatus } = problem;
  const status = myStatus === Status.notSubmitted ? null : myStatus;
  const isAccepted = status === Status.accepted;
  const Mark = isAccepted ? Check : Minus;
  const name = [displayId, displayTitle, status !== null && nameOf(status)].filter(Boolean).join(', ');
  return (
    <LetterLink
      to={addresses.problem(displayId)}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={name}
      title={name}
      data-standing={status === null ? undefined : isAccepted ? 'accepted' : 'tried'}
    >
      {displayId}
      {status !== null && <Mark aria-hidden />}
    </LetterLink>
  );
}

const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[6]};
  padding-inline: 20px;
  border-block-end: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  & > :first-child {
    border-block-end: 0;
    min-width: 0;
  }
  & > :last-child {
    margin-inline-start: auto;
  }
  ${theme.phone} {
    padding-inline: 12px;
    & > :last-child {
      margin-inline-start: 0;
      padding-block: ${theme.space[3]};
    }
  }
  @media print {
    display: none;
  }
`;

const Letters = styled.nav`
  display: flex;
  min-width: 0;
  max-width: 100%;
  gap: ${theme.space[2]};
  padding-block: 6px;
  overflow-x: auto;
  scrollbar-width: thin;
`;

const LetterLink = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-width: 32px;
  height: 28px;
  box-sizing: border-box;
  padding-inline: 6px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.seal};
  color: ${theme.color.text2};
  font: ${theme.font.label};
  text-decoration: none;
  & > svg {
    width: 12px;
    height: 12px;
  }
  &:hover {
    border-color: ${theme.color.lineStrong};
    color: ${theme.color.text};
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
  &[data-standing='accepted'] {
    background: var(--oj-ac-soft);
    color: var(--oj-ac-fg);
  }
  &[data-standing='tried'] {
    background: var(--oj-wa-soft);
    color: var(--oj-wa-fg);
  }
  &[aria-current='page'] {
    border-color: ${theme.color.ink};
    box-shadow: inset 0 0 0 1px ${theme.color.ink};
    font-weight: 600;
  }
  @media (pointer: coarse) {
    min-width: 44px;
    height: 44px;
  }
`;
