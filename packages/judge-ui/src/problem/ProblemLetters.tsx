import { Status } from '@oj/contract';
import { theme, useVerdictName } from '@oj/ui';
import { Check, Minus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePageScope } from '../links/PageScope';

interface LetterOfProblem {
  displayId: string;
  title: string;
  myStatus: Status | null;
}

interface ProblemLettersProps {
  label: string;
  problems: readonly LetterOfProblem[];
  /** Display id of the problem that is shown. */
  current: string;
}

/** Links to the problems of a contest or a training, with the reader's status of each. */
export function ProblemLetters({ label, problems, current }: ProblemLettersProps) {
  return (
    <Letters aria-label={label}>
      {problems.map(problem => (
        <Letter key={problem.displayId} problem={problem} isCurrent={problem.displayId === current} />
      ))}
    </Letters>
  );
}

function Letter({ problem, isCurrent }: { problem: LetterOfProblem; isCurrent: boolean }) {
  const { addresses } = usePageScope();
  const nameOf = useVerdictName();
  const { displayId, title, myStatus } = problem;
  const status = myStatus === Status.notSubmitted ? null : myStatus;
  const isAccepted = status === Status.accepted;
  const Mark = isAccepted ? Check : Minus;
  const name = [displayId, title, status !== null && nameOf(status)].filter(Boolean).join(', ');
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

const Letters = styled.nav`
  display: flex;
  min-width: 0;
  max-width: 100%;
  min-height: 40px;
  gap: ${theme.space[2]};
  padding-block: 6px;
  overflow-x: auto;
  scrollbar-width: thin;
  @media (pointer: coarse) {
    min-height: 56px;
  }
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
