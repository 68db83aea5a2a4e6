import type { Training } from '@oj/contract';
import { Card, RelativeTime, Skeleton, theme, usePhrases } from '@oj/ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { scopePhrases } from '../api/useScopeRefusal';
import { FactList } from '../parts/FactList';
import { SideColumns, SideStack } from '../parts/SideColumns';
import { PasswordForm } from '../parts/PasswordForm';
import { useUser } from '../session/SessionProvider';
import { useTitle } from '../site/useSite';
import { ContinueTraining } from './ContinueTraining';
import { trainingPhrases } from './trainingPhrases';
import { TrainingProgress } from './TrainingProgress';
import { useEnterTraining } from './useTrainings';

const MarkdownViewer = lazy(async () => ({ default: (await import('@oj/ui/MarkdownViewer')).MarkdownViewer }));

/** What the training is about, how far the reader is, and the way in. */
export function TrainingOverview({ training }: { training: Training }) {
  const say = usePhrases(trainingPhrases);
  useTitle(training.title);
  return (
    <SideColumns>
      <Card title={say('description')}>
        <Suspense fallback={<Skeleton lines={5} />}>
          <MarkdownViewer source={training.description} />
        </Suspense>
      </Card>
      <SideStack>
        {training.powers.read ? <Standing training={training} /> : <EnterTraining training={training} />}
        <Facts training={training} />
      </SideStack>
    </SideColumns>
  );
}

function EnterTraining({ training: { id } }: { training: Training }) {
  const say = usePhrases(trainingPhrases);
  const sayScope = usePhrases(scopePhrases);
  const entering = useEnterTraining(id);
  return (
    <PasswordForm
      title={say('enter')}
      lead={say('enterLead')}
      label={say('password')}
      required={sayScope('training.passwordRequired')}
      entered={say('entered')}
      entering={entering}
    />
  );
}

function Standing({ training }: { training: Training }) {
  const say = usePhrases(trainingPhrases);
  const user = useUser();
  if (!training.problemCount) return null;
  return (
    <Card title={say('progress')}>
      <Stack>
        {user && (
          <>
            <TrainingProgress training={training} />
            <Figure>{say('progressOf', { ac: training.acCount, total: training.problemCount })}</Figure>
          </>
        )}
        <ContinueTraining tid={training.id} />
      </Stack>
    </Card>
  );
}

function Facts({ training }: { training: Training }) {
  const say = usePhrases(trainingPhrases);
  const { author, categoryName, problemCount, gmtModified, isRegistered } = training;
  const facts = [
    [say('author'), author],
    [say('category'), categoryName],
    [say('count'), problemCount],
    [say('updated'), <RelativeTime key="updated" at={gmtModified} />],
  ] as const;
  return (
    <Card title={say('facts')}>
      <FactList facts={facts} />
      {isRegistered && <Entered>{say('youEntered')}</Entered>}
    </Card>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

const Figure = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.label};
`;

const Entered = styled.p`
  margin: ${theme.space[5]} 0 0;
  color: ${theme.color.success};
  font: ${theme.font.label};
`;
