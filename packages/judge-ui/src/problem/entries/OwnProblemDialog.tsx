import { Dialog, TextField, usePhrases, useToast } from '@oj/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { SaveDialogForm } from '../../parts/form/SaveDialogForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
import { addProblemPhrases } from './addProblemPhrases';
import { DisplayIdField, isDisplayId } from './ContestEntryFields';
import { contestEntryPhrases } from './contestEntryPhrases';

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
  const sayEntry = usePhrases(contestEntryPhrases);
  const toast = useToast();
  const form = useSaveForm({
    stored: { problemId: '', displayId: '' },
    faultsOf: ({ problemId, displayId }) => ({
      ...(problemId.trim() ? {} : { problemId: 'ownIdRule' as const }),
      ...(isDisplayId(displayId) ? {} : { displayId: 'idRule' as const }),
    }),
    sayFault: fault => (fault === 'ownIdRule' ? say(fault) : sayEntry(fault)),
    save: ({ problemId, displayId }) => adding.mutateAsync({ problemId: problemId.trim(), displayId }),
    onSaved: () => {
      toast({ tone: 'success', title: say('added') });
      onClose();
    },
  });
  return (
    <SaveDialogForm form={form} submit={say('choose')} onClose={onClose}>
      <TextField label={say('ownId')} required maxLength={64} {...form.field('problemId')} />
      <DisplayIdField label={idLabel} {...form.field('displayId')} />
    </SaveDialogForm>
  );
}
