import { Button, Dialog, usePhrases, useToast } from '@oj/ui';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { judgingPhrases } from './judgingPhrases';
import { useJudging } from './useJudging';

/** Asks before a submission is taken out of the queue, or its verdict back. */
export function CancelDialog({ submitId, onClose }: { submitId: number; onClose: () => void }) {
  const say = usePhrases(judgingPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const { cancel } = useJudging();
  const confirm = () =>
    cancel.mutate(submitId, {
      onSuccess: () => {
        onClose();
        toast({ tone: 'success', title: say('cancelled') });
      },
    });
  return (
    <Dialog
      open
      role="alertdialog"
      title={say('cancelTitle')}
      description={say('cancelHint', { id: submitId })}
      onOpenChange={isOpen => isOpen || onClose()}
      footer={
        <>
          <Button onClick={onClose}>{say('keep')}</Button>
          <Button tone="danger" pending={cancel.isPending} onClick={confirm}>
            {say('cancelNow')}
          </Button>
        </>
      }
    >
      {cancel.error && <p role="alert">{sentenceFor(cancel.error, sayError)}</p>}
    </Dialog>
  );
}
