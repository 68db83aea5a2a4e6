import type { JudgeMachine } from '@oj/contract';
import { Button, theme, usePhrases, useToast } from '@oj/ui';
import { Pause, Play, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { useErrorToast } from '../../parts/useErrorToast';
import { judgeQueuePhrases } from './judgeQueuePhrases';
import { useQueueMutations } from './useJudgeQueue';

/** What a judge can be asked: to take nothing more, to go on, to start again. */
export function MachineControls({ machine: { name: service, wish, isAlive } }: { machine: JudgeMachine }) {
  const say = usePhrases(judgeQueuePhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const { askJudge } = useQueueMutations();
  const [isAsking, setIsAsking] = useState(false);
  const ask = async (next: typeof wish, told: 'drained' | 'wentOn' | 'restarted') => {
    await askJudge.mutateAsync({ service, wish: next });
    toast({ tone: 'success', title: say(told, { service }) });
  };
  if (!isAlive && wish === null) return null;
  return (
    <Buttons>
      {wish === null ? (
        <Button size="small" pending={askJudge.isPending} onClick={() => void ask('drain', 'drained').catch(showError)}>
          <Pause aria-hidden /> {say('drain')}
        </Button>
      ) : (
        <Button size="small" pending={askJudge.isPending} onClick={() => void ask(null, 'wentOn').catch(showError)}>
          <Play aria-hidden /> {say('goOn')}
        </Button>
      )}
      <Button size="small" disabled={!isAlive || wish === 'restart'} onClick={() => setIsAsking(true)}>
        <RotateCw aria-hidden /> {say('restart')}
      </Button>
      <ConfirmDialog
        title={say('restartAsk', { service })}
        description={say('restartLead')}
        confirm={say('restart')}
        tone="primary"
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => ask('restart', 'restarted')}
      />
    </Buttons>
  );
}

const Buttons = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
