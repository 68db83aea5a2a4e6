import type { TrainingEntry } from '@oj/contract';
import { Dialog, MarkdownEditor, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { DialogForm } from '../../parts/DialogForm';
import { DisplayIdField, isDisplayId } from '../../problem/editor/ContestEntryFields';
import { trainingProblemAdminPhrases } from './trainingProblemAdminPhrases';
import { useTrainingProblemMutations } from './useTrainingAdmin';

const MOST_CHARACTERS = 10_000;

interface TrainingProblemDialogProps {
  tid: number;
  /** The dialog is closed when it is undefined. */
  entry: TrainingEntry | undefined;
  onClose: () => void;
}

/** What a problem is called in the training, and what the teacher says before it. */
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
  const toast = useToast();
  const { change } = useTrainingProblemMutations(tid);
  const [displayId, setDisplayId] = useState(entry.displayId);
  const [text, setText] = useState(entry.text);
  const [isAsked, setIsAsked] = useState(false);
  const save = () => {
    setIsAsked(true);
    if (!isDisplayId(displayId)) return;
    const onSuccess = () => {
      toast({ tone: 'success', title: say('saved') });
      onClose();
    };
    change.mutate({ pid: entry.pid, displayId, rank: entry.rank, text }, { onSuccess });
  };
  return (
    <DialogForm submit={say('save')} sending={change} onSubmit={save} onClose={onClose}>
      <DisplayIdField label={say('displayId')} value={displayId} isAsked={isAsked} onChange={setDisplayId} />
      <MarkdownEditor label={say('text')} heightPx={220} maxCharacters={MOST_CHARACTERS} value={text} onValueChange={setText} />
    </DialogForm>
  );
}
