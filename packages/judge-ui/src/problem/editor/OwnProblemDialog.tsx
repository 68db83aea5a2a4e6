import { Dialog, TextField, usePhrases, useToast } from '@oj/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogForm } from '../../parts/DialogForm';
import { addProblemPhrases } from './addProblemPhrases';
import { DisplayIdField, isDisplayId } from './ContestEntryFields';

export interface OwnProblem {
  /** Display id in the group. */
  problemId: string;
  /** Display id in the contest or training. */
  displayId: string;
}

interface OwnProblemDialogProps {
  /** What becomes of the problem. */
  lead?: string;
  /** Label of the field for the display id. Default: the ID in the contest. */
  idLabel?: string;
  adding: UseMutationResult<void, Error, OwnProblem>;
  open: boolean;
  onClose: () => void;
}

/** Adds a problem of the group to a contest or training of it, by its display id. */
export function OwnProblemDialog({ lead, open, onClose, ...form }: OwnProblemDialogProps) {
  const say = usePhrases(addProblemPhrases);
  return (
    <Dialog
      title={say('addOwn')}
      description={lead}
      width={440}
      closeOnOutsidePress={false}
      open={open}
      onOpenChange={next => !next && onClose()}
    >
      {open && <OwnForm onClose={onClose} {...form} />}
    </Dialog>
  );
}

function OwnForm({ idLabel, adding, onClose }: Omit<OwnProblemDialogProps, 'open' | 'lead'>) {
  const say = usePhrases(addProblemPhrases);
  const toast = useToast();
  const [problemId, setProblemId] = useState('');
  const [displayId, setDisplayId] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const save = () => {
    setIsAsked(true);
    if (!problemId.trim() || !isDisplayId(displayId)) return;
    const onSuccess = () => {
      toast({ tone: 'success', title: say('added') });
      onClose();
    };
    adding.mutate({ problemId: problemId.trim(), displayId }, { onSuccess });
  };
  return (
    <DialogForm submit={say('choose')} sending={adding} onSubmit={save} onClose={onClose}>
      <TextField
        label={say('ownId')}
        required
        maxLength={64}
        value={problemId}
        error={isAsked && !problemId.trim() && say('ownIdRule')}
        onChange={event => setProblemId(event.target.value)}
      />
      <DisplayIdField label={idLabel} value={displayId} isAsked={isAsked} onChange={setDisplayId} />
    </DialogForm>
  );
}
