import { Button, Dialog, Progress, usePhrases, useToast } from '@oj/ui';
import { useRef } from 'react';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { useErrorToast } from '../parts/useErrorToast';
import { rejudgeProblemPhrases } from './rejudgeProblemPhrases';
import { useProblemProgress, useRejudgeProblem } from './useRejudgeProblem';

interface RejudgeProblemProps {
  pid: number;
  /** Display id. */
  problemId: string;
  onClose: () => void;
}

/** Says how many submissions are judged again, asks, then shows how far it is and stops it if wished. */
export function RejudgeProblem(props: RejudgeProblemProps) {
  const say = usePhrases(rejudgeProblemPhrases);
  const { data } = useProblemProgress(props.pid);
  const { rejudge } = useRejudgeProblem(props.pid);
  const { isSuccess } = rejudge;
  /** The dialog that asked closes itself when it has been answered: what follows stays open. */
  const isAnswered = useRef(false);
  if (isSuccess || data?.stoppable) return <Watch {...props} />;
  return (
    <ConfirmDialog
      title={say('ask', { id: props.problemId })}
      description={data ? say('lead', { count: data.total }) : say('counting')}
      confirm={say('rejudge')}
      tone="primary"
      count={data?.total ?? Infinity}
      open
      onClose={() => isAnswered.current || props.onClose()}
      onConfirm={async () => {
        await rejudge.mutateAsync();
        isAnswered.current = true;
      }}
    />
  );
}

function Watch({ pid, problemId, onClose }: RejudgeProblemProps) {
  const say = usePhrases(rejudgeProblemPhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const { data = { total: 0, underway: 0, stoppable: 0 } } = useProblemProgress(pid);
  const { stop } = useRejudgeProblem(pid);
  const { total, underway, stoppable } = data;
  const restored = stop.data?.total ?? 0;
  const done = total - underway - restored;
  const isWhole = !underway && !restored && !stop.isPending;
  return (
    <Dialog
      open
      title={say('watch', { id: problemId })}
      description={underway ? say('closeHint') : undefined}
      width={440}
      onOpenChange={isOpen => isOpen || onClose()}
      footer={
        <>
          {stoppable > 0 && (
            <Button
              tone="danger"
              pending={stop.isPending}
              onClick={() =>
                stop.mutate(undefined, {
                  onSuccess: ({ total: count }) => toast({ tone: 'success', title: say('stopped', { count }) }),
                  onError: showError,
                })
              }
            >
              {say('stop')}
            </Button>
          )}
          <Button onClick={onClose}>{say('close')}</Button>
        </>
      }
    >
      <Progress
        label={say('progress')}
        value={done}
        max={total}
        valueText={isWhole ? say('allJudged') : say('judged', { done, total })}
        tone={underway ? 'running' : isWhole ? 'success' : 'ink'}
        showText
      />
    </Dialog>
  );
}
