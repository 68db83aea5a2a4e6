import type { ContestEntry } from '@oj/contract';
import { Dialog, usePhrases, useToast } from '@oj/ui';
import { Controller } from 'react-hook-form';
import { SaveDialogForm } from '../../parts/form/SaveDialogForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
import { ContestEntryFields, isDisplayId } from '../../problem/entries/ContestEntryFields';
import { contestEntryPhrases } from '../../problem/entries/contestEntryPhrases';
import { contestProblemPhrases } from './contestProblemPhrases';
import { useContestProblemMutations } from './useContestAdmin';

interface ContestProblemDialogProps {
  cid: number;
  /** The dialog is closed when it is undefined. */
  entry: ContestEntry | undefined;
  onClose: () => void;
}

/** What a problem is called in the contest, and the colour of its balloon. */
export function ContestProblemDialog({ cid, entry, onClose }: ContestProblemDialogProps) {
  const say = usePhrases(contestProblemPhrases);
  return (
    <Dialog
      title={say('editOne', { id: entry?.displayId ?? '' })}
      width={440}
      closeOnOutsidePress={false}
      open={!!entry}
      onOpenChange={open => !open && onClose()}
    >
      {entry && <EntryForm cid={cid} entry={entry} onClose={onClose} />}
    </Dialog>
  );
}

function EntryForm({ cid, entry, onClose }: ContestProblemDialogProps & { entry: ContestEntry }) {
  const say = usePhrases(contestProblemPhrases);
  const sayEntry = usePhrases(contestEntryPhrases);
  const toast = useToast();
  const { change } = useContestProblemMutations(cid);
  const { pid, displayId, displayTitle, color } = entry;
  const form = useSaveForm({
    stored: { entry: { displayId, displayTitle, color } },
    faultsOf: values => (isDisplayId(values.entry.displayId) ? {} : { entry: 'idRule' as const }),
    sayFault: fault => sayEntry(fault),
    save: values => change.mutateAsync({ pid, ...values.entry }),
    onSaved: () => {
      toast({ tone: 'success', title: say('saved') });
      onClose();
    },
  });
  return (
    <SaveDialogForm form={form} submit={say('save')} onClose={onClose}>
      <Controller
        control={form.methods.control}
        name="entry"
        render={({ field: { ref, value, onChange } }) => (
          <ContestEntryFields idRef={ref} entry={value} error={form.errorOf('entry')} onChange={onChange} />
        )}
      />
    </SaveDialogForm>
  );
}
