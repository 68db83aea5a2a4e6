import type { TrainingEntry } from '@oj/contract';
import { Dialog, MarkdownEditor, TextField, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { DialogForm } from '../../parts/DialogForm';
import { DisplayIdField, isDisplayId } from '../../problem/editor/ContestEntryFields';
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

function EntryForm({ tid, entry, onClose }: TrainingProblemDialogProps & { entry: TrainingEntry }) {
  const say = usePhrases(trainingProblemAdminPhrases);
  const sayRank = usePhrases(trainingAdminPhrases);
  const toast = useToast();
  const { change } = useTrainingProblemMutations(tid);
  const [displayId, setDisplayId] = useState(entry.displayId);
  const [rank, setRank] = useState(String(entry.rank));
  const [text, setText] = useState(entry.text);
  const [isAsked, setIsAsked] = useState(false);
  const save = () => {
    setIsAsked(true);
    if (!isDisplayId(displayId) || !isRank(rank)) return;
    const onSuccess = () => {
      toast({ tone: 'success', title: say('saved') });
      onClose();
    };
    change.mutate({ pid: entry.pid, displayId, rank: Number(rank), text }, { onSuccess });
  };
  return (
    <DialogForm submit={say('save')} sending={change} onSubmit={save} onClose={onClose}>
      <DisplayIdField label={say('displayId')} value={displayId} isAsked={isAsked} onChange={setDisplayId} />
      <TextField
        label={sayRank('rank')}
        required
        inputMode="numeric"
        maxLength={10}
        hint={sayRank('rankHint')}
        error={isAsked && !isRank(rank) && sayRank('rankRule')}
        value={rank}
        onChange={event => setRank(event.target.value)}
      />
      <MarkdownEditor label={say('text')} heightPx={220} maxCharacters={MOST_CHARACTERS} value={text} onValueChange={setText} />
    </DialogForm>
  );
}
