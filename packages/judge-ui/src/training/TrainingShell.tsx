import type { Training } from '@oj/contract';
import { Card, EmptyState, PageHeader, Skeleton, theme, usePhrases } from '@oj/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useScopeRefusal } from '../api/useScopeRefusal';
import { TrainingScope } from '../links/PageScope';
import { groupAddress } from '../links/groupAddress';
import { trainingAddress, type TrainingTab } from '../links/trainingAddress';
import { FailedPage } from '../page/FailedPage';
import { NotFound } from '../page/NotFound';
import { BackLink } from '../parts/BackLink';
import { ButtonLink } from '../parts/ButtonLink';
import { trainingPhrases } from './trainingPhrases';
import { TrainingTabs } from './TrainingTabs';
import { AuthTag, CategoryTag } from './TrainingTags';
import { useTraining } from './useTrainings';

export interface TrainingShellProps {
  tid: number;
  /** The group that the address names; a training of another place is not there. */
  gid?: number | undefined;
  /** The page that is shown; undefined for the introduction. */
  tab?: TrainingTab | undefined;
  /** The page, once the training is known and the reader may see it. */
  children: (training: Training) => ReactNode;
}

/** The head of a training with its tabs, and one of its pages. */
export function TrainingShell({ tid, gid, tab, children }: TrainingShellProps) {
  const say = usePhrases(trainingPhrases);
  const { data: training, error, refetch } = useTraining(tid);
  if (error && !training) return <FailedPage title={say('failed')} error={error} onRetry={refetch} />;
  if (!training) return <Waiting />;
  if (gid !== undefined && training.gid !== gid) return <NotFound />;
  return (
    <TrainingScope training={training}>
      <PageHeader
        size="display"
        kicker={
          <Tags>
            {training.gid !== null && <BackLink to={groupAddress(training.gid, 'training')}>{say('toGroup')}</BackLink>}
            <CategoryTag training={training} />
            <AuthTag training={training} />
          </Tags>
        }
        title={<bdi>{training.title}</bdi>}
        tabs={<TrainingTabs training={training} tab={tab} />}
      />
      {tab && !training.powers.read ? <ClosedTraining training={training} /> : children(training)}
    </TrainingScope>
  );
}

/** Replaces a page that the reader may not see: says why, and leads to the introduction. */
export function ClosedTraining({ training }: { training: Training }) {
  const { powers } = training;
  const say = usePhrases(trainingPhrases);
  const sayRefusal = useScopeRefusal();
  return (
    <Card>
      <EmptyState title={say('notYet')} action={<ButtonLink to={trainingAddress(training)}>{say('toOverview')}</ButtonLink>}>
        {powers.refusal && sayRefusal(powers.refusal)}
      </EmptyState>
    </Card>
  );
}

const Waiting = () => (
  <Frame aria-busy>
    <Skeleton width="45%" height={38} />
    <Skeleton shape="block" height={48} />
    <Skeleton lines={6} height={16} />
  </Frame>
);

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;

const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
