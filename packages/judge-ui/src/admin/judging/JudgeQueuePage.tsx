import { Button, PageHeader, theme, usePhrases, useToast } from '@oj/ui';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { useErrorToast } from '../../parts/useErrorToast';
import { useTitle } from '../../site/useSite';
import { Judges } from '../dashboard/Judges';
import { judgeQueuePhrases } from './judgeQueuePhrases';
import { MachineControls } from './MachineControls';
import { QueueOverview } from './QueueOverview';
import { RunningJobs } from './RunningJobs';
import { useQueueMutations, useQueueOverview } from './useJudgeQueue';
import { WaitingJobs, type WaitingJobsProps } from './WaitingJobs';

export type JudgeQueuePageProps = WaitingJobsProps;

/** What waits for the judges and what they do, and the judges themselves. */
export function JudgeQueuePage(list: JudgeQueuePageProps) {
  const say = usePhrases(judgeQueuePhrases);
  useTitle(say('title'));
  const { data, error, refetch } = useQueueOverview();
  return (
    <>
      <PageHeader title={say('title')} description={say('lead')} actions={<PauseButton isPaused={data?.isPaused} />} />
      <Board>
        {data?.isPaused && <Notice>{say('pausedNotice')}</Notice>}
        {error && !data ? (
          <FailedQuery title={say('failed')} error={error} onRetry={refetch} />
        ) : (
          <>
            <QueueOverview overview={data} />
            <RunningJobs jobs={data?.running} />
          </>
        )}
        <WaitingJobs {...list} />
        <Judges controls={machine => <MachineControls machine={machine} />} />
      </Board>
    </>
  );
}

/** Everybody notices a pause: it is asked about first. It stands there before the state is known, so that nothing moves. */
function PauseButton({ isPaused }: { isPaused: boolean | undefined }) {
  const say = usePhrases(judgeQueuePhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const { pause } = useQueueMutations();
  const [isAsking, setIsAsking] = useState(false);
  const change = async () => {
    await pause.mutateAsync({ isPaused: !isPaused });
    toast({ tone: 'success', title: say(isPaused ? 'resumed' : 'paused') });
  };
  return (
    <>
      {isPaused ? (
        <Button tone="primary" pending={pause.isPending} onClick={() => void change().catch(showError)}>
          <Play aria-hidden /> {say('resume')}
        </Button>
      ) : (
        <Button disabled={isPaused === undefined} onClick={() => setIsAsking(true)}>
          <Pause aria-hidden /> {say('pause')}
        </Button>
      )}
      <ConfirmDialog
        title={say('pauseAsk')}
        description={say('pauseLead')}
        confirm={say('pause')}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={change}
      />
    </>
  );
}

const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};
`;

const Notice = styled.output`
  display: block;
  padding: ${theme.space[5]} ${theme.space[6]};
  border-inline-start: 4px solid ${theme.color.warn};
  border-radius: ${theme.radius.control};
  background: ${theme.color.warnSoft};
  font: ${theme.font.strong};
`;
