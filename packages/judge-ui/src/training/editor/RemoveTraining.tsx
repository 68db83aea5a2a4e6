import type { EditedTrainingRow } from '@oj/contract';
import { usePhrases, useToast } from '@oj/ui';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { trainingAdminPhrases } from './trainingAdminPhrases';
import { useTrainingMutations } from './useTrainingAdmin';

interface RemoveTrainingProps {
  /** The dialog is closed when it is undefined. */
  training: Pick<EditedTrainingRow, 'id' | 'title'> | undefined;
  onClose: () => void;
}

/** Asks before a training is deleted. */
export function RemoveTraining({ training, onClose }: RemoveTrainingProps) {
  const say = usePhrases(trainingAdminPhrases);
  const toast = useToast();
  const { remove } = useTrainingMutations();
  return (
    <ConfirmDialog
      title={say('removeAsk', { title: training?.title ?? '' })}
      description={say('removeLead')}
      confirm={say('remove')}
      open={!!training}
      onClose={onClose}
      onConfirm={async () => {
        if (training) await remove.mutateAsync(training.id);
        toast({ tone: 'success', title: say('removed') });
      }}
    />
  );
}
