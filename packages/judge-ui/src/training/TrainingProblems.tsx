import type { Training, TrainingProblem } from '@oj/contract';
import { Card, EmptyState, Skeleton, theme, usePhrases } from '@oj/ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { useTitle } from '../site/useSite';
import { ContinueTraining } from './ContinueTraining';
import { nextUnsolved } from './nextProblem';
import { trainingPhrases } from './trainingPhrases';
import { trainingProblemPhrases } from './trainingProblemPhrases';
import { TrainingStep } from './TrainingStep';
import { useTrainingProblems } from './useTrainings';

const MarkdownViewer = lazy(async () => ({ default: (await import('@oj/ui/MarkdownViewer')).MarkdownViewer }));

/** The problems of a training in their order, with what the teacher says between them, and where the reader left off. */
export function TrainingProblems({ training }: { training: Training }) {
  const say = usePhrases(trainingProblemPhrases);
  const sayTraining = usePhrases(trainingPhrases);
  useTitle(`${sayTraining('problems')} - ${training.title}`);
  const { data, error, refetch } = useTrainingProblems(training.id);
  if (error && !data)
    return (
      <Card>
        <FailedQuery title={say('failed')} error={error} onRetry={refetch} />
      </Card>
    );
  if (!data) return <Skeleton shape="block" height={320} />;
  if (!data.length)
    return (
      <Card>
        <EmptyState picture="scroll" title={say('none')}>
          {say('noneHint')}
        </EmptyState>
      </Card>
    );
  return (
    <Stack>
      <div>
        <ContinueTraining tid={training.id} />
      </div>
      {partsOf(data).map(({ text, problems }) => (
        <Part key={problems[0]?.pid} text={text} problems={problems} next={nextUnsolved(data)?.pid} />
      ))}
    </Stack>
  );
}

interface PartProps {
  text: string;
  problems: readonly TrainingProblem[];
  /** Number of the problem at which the reader left off. */
  next: number | undefined;
}

function Part({ text, problems, next }: PartProps) {
  const say = usePhrases(trainingProblemPhrases);
  return (
    <Card padding="none">
      {text && (
        <Words>
          <Suspense fallback={<Skeleton lines={2} />}>
            <MarkdownViewer source={text} />
          </Suspense>
        </Words>
      )}
      <Steps aria-label={say('label')}>
        {problems.map(problem => (
          <TrainingStep key={problem.pid} problem={problem} isNext={problem.pid === next} />
        ))}
      </Steps>
    </Card>
  );
}

/** A text of the teacher begins a part, which holds the problems up to the next text. */
function partsOf(problems: readonly TrainingProblem[]) {
  const parts: { text: string; problems: TrainingProblem[] }[] = [];
  for (const problem of problems) {
    const last = parts.at(-1);
    if (!last || problem.text.trim()) parts.push({ text: problem.text.trim(), problems: [problem] });
    else last.problems.push(problem);
  }
  return parts;
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;

const Words = styled.div`
  padding: ${theme.space[6]} ${theme.space[7]};
  border-block-end: 1px solid ${theme.color.line};
`;

const Steps = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;
