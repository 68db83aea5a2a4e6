import type { Training, TrainingProblem } from '@oj/contract';
import { theme, usePhrases } from '@oj/ui';
import { ChevronLeft, ChevronRight, SkipForward } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { usePageScope } from '../links/PageScope';
import { ButtonLink } from '../parts/ButtonLink';
import { ProblemLetters } from '../problem/ProblemLetters';
import { WorkspaceBar } from '../problem/workspace/WorkspaceBar';
import { nextUnsolved } from './nextProblem';
import { trainingProblemPhrases } from './trainingProblemPhrases';
import { TrainingTabs } from './TrainingTabs';

interface TrainingBarProps {
  training: Training;
  problems: readonly TrainingProblem[];
  /** Display id of the problem that is shown. */
  current: string;
  /** Whether the bar shows the pages of the training. In focus mode it does not: the bar of the site shows them. */
  withTabs: boolean;
}

/** The bar above a problem of a training: its pages, its problems with the reader's status, and the previous, next and next unsolved one. */
export function TrainingBar({ training, problems, current, withTabs }: TrainingBarProps) {
  const say = usePhrases(trainingProblemPhrases);
  const { addresses } = usePageScope();
  const letters = useMemo(() => problems.map(problem => ({ ...problem, displayId: problem.problemId })), [problems]);
  const at = problems.findIndex(({ problemId }) => problemId === current);
  const next = nextUnsolved(problems, current);
  return (
    <WorkspaceBar>
      {withTabs && <TrainingTabs training={training} tab="problems" />}
      <ProblemLetters label={say('label')} problems={letters} current={current} />
      <Steps>
        <Step problem={at > 0 ? problems[at - 1] : undefined} name="before" />
        <Step problem={at < 0 ? undefined : problems[at + 1]} name="after" />
        {next && (
          <ButtonLink to={addresses.problem(next.problemId)} data-size="small">
            <SkipForward aria-hidden /> {say('nextUnsolved')}
          </ButtonLink>
        )}
      </Steps>
    </WorkspaceBar>
  );
}

function Step({ problem, name }: { problem: TrainingProblem | undefined; name: 'before' | 'after' }) {
  const say = usePhrases(trainingProblemPhrases);
  const { addresses } = usePageScope();
  if (!problem) return null;
  const { problemId: id, title } = problem;
  const words = say(name, { id, title });
  const Arrow = name === 'before' ? ChevronLeft : ChevronRight;
  return (
    <StepLink to={addresses.problem(id)} aria-label={words} title={words} data-size="small" data-tone="quiet">
      <Arrow aria-hidden />
    </StepLink>
  );
}

const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: ${theme.height.controlSmall};
  @media (pointer: coarse) {
    min-height: 56px;
  }
`;

const StepLink = styled(ButtonLink)`
  padding-inline: 6px;
`;
