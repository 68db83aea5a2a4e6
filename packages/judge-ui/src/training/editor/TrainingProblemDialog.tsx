import type { TrainingEntry } from '@oj/contract';
import { Dialog, TextField, usePhrases, useToast } from '@oj/ui';
import { MarkdownField } from '../../parts/form/MarkdownField';
import { SaveDialogForm } from '../../parts/form/SaveDialogForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
import { DisplayIdField, isDisplayId } from '../../problem/entries/ContestEntryFields';
import { contestEntryPhrases } from '../../problem/entries/contestEntryPhrases';
import { trainingAdminPhrases } from './trainingAdminPhrases';
import { trainingProblemAdminPhrases } from './trainingProblemAdminPhrases';
import { isRank } from './trainingValues';
import { useTrainingProblemMutations } from './useTrainingAdmin';

const MOST_CHARACTERS = 10_000;

interface TrainingProblemDialogProps {
  tid: number;
  /** The dialog is closed when it is undefined. */
  entry: TrainingEntry | undefined;
  onClose: () => void;
}

/** What a problem is called in the training, its place, and what the teacher says before it. */
export function TrainingProblemDialog({ tid, entry, onClose }: TrainingProblemDialogProps) {
  const say = usePhrases(trainingProblemAdminPhrases);
  return (
    <Dialog
      title={say('editOne', { id: entry?.displayId ?? '' })}
      width={760}
      closeOnOutsidePress={false}
      open={!!entry}
      onOpenChange={open => !open && onClose()}
    >
      {entry && <EntryForm tid={tid} entry={entry} onClose={onClose} />}
    </Dialog>
  );
}

function EntryForm({ tid, entry: { pid, displayId, rank, text }, onClose }: TrainingProblemDialogProps & { entry: TrainingEntry }) {
  const say = usePhrases(trainingProblemAdminPhrases);
  const sayRank = usePhrases(trainingAdminPhrases);
  const sayEntry = usePhrases(contestEntryPhrases);
  const toast = useToast();
  const { change } = useTrainingProblemMutations(tid);
  const form = useSaveForm({
    stored: { displayId, rank: String(rank), text },
    faultsOf: values => ({
      ...(isDisplayId(values.displayId) ? {} : { displayId: 'idRule' as const }),
      ...(isRank(values.rank) ? {} : { rank: 'rankRule' as const }),
    }),
    sayFault: fault => (fault === 'rankRule' ? sayRank(fault) : sayEntry(fault)),
    save: values => change.mutateAsync({ pid, ...values, rank: Number(values.rank) }),
    onSaved: () => {
      toast({ tone: 'success', title: say('saved') });
      onClose();
    },
  });
  return (
    <SaveDialogForm form={form} submit={say('save')} onClose={onClose}>
      <DisplayIdField label={say('displayId')} {...form.field('displayId')} />
      <TextField label={sayRank('rank')} required inputMode="numeric" maxLength={10} hint={sayRank('rankHint')} {...form.field('rank')} />
      <MarkdownField control={form.methods.control} name="text" label={say('text')} heightPx={220} maxCharacters={MOST_CHARACTERS} />
    </SaveDialogForm>
  );
}
