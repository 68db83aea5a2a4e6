import { theme, usePhrases } from '@oj/ui';
import { CircleCheckBig, Play } from 'lucide-react';
import { styled } from 'styled-components';
import { usePageScope } from '../links/PageScope';
import { ButtonLink } from '../parts/ButtonLink';
import { isSolved, nextUnsolved } from './nextProblem';
import { trainingPhrases } from './trainingPhrases';
import { useTrainingProblems } from './useTrainings';

/** Leads to the problem at which the reader left off. */
export function ContinueTraining({ tid }: { tid: number }) {
  const say = usePhrases(trainingPhrases);
  const { addresses } = usePageScope();
  const { data: problems, isPending } = useTrainingProblems(tid);
  if (isPending) return <Place />;
  if (!problems?.length) return null;
  const next = nextUnsolved(problems);
  if (!next)
    return (
      <Done>
        <CircleCheckBig aria-hidden size={16} /> {say('allSolved')}
      </Done>
    );
  const { problemId: id, title } = next;
  return (
    <Wide to={addresses.problem(id)} data-tone="primary">
      <Play aria-hidden /> <Name>{problems.some(isSolved) ? say('continue', { id, title }) : say('begin', { id })}</Name>
    </Wide>
  );
}

/** Keeps the height of the button that continues the training. */
const Place = styled.div`
  height: ${theme.height.control};
  @media (pointer: coarse) {
    height: 44px;
  }
`;

const Wide = styled(ButtonLink)`
  max-width: 100%;
  box-sizing: border-box;
`;

const Name = styled.bdi`
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Done = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};
  color: ${theme.color.success};
  font: ${theme.font.strong};
`;
