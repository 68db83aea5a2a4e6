import { Button, type Phrases, usePhrases, useToast, type Words } from '@oj/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { Download, Plus } from 'lucide-react';
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { useAdminScope } from '../../page/AdminScope';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import type { ImportedTarget } from './ImportProblemDialog';
import { importPhrases } from './importPhrases';
import { OwnProblemDialog } from './OwnProblemDialog';

const ImportProblemDialog = lazy(async () => ({ default: (await import('./ImportProblemDialog')).ImportProblemDialog }));

type Word = { zh: string; en: string };
type WordOfId = { zh: `${string}{{id}}${string}`; en: `${string}{{id}}${string}` };

/** What a contest and a training say about their problems, each in its own words. */
export interface EntryWords extends Words {
  add: Word;
  addOwn: Word;
  remove: Word;
  removeAsk: WordOfId;
  removeLead: Word;
  removed: Word;
}

interface AddEntriesProps {
  words: Phrases<EntryWords>;
  /** Label of the field for a display id. Default: the ID in the contest. */
  idLabel?: string;
  /** What becomes of a problem of the group. */
  ownLead?: string;
  /** There is no place for another problem. */
  isFull?: boolean | undefined;
  /** An imported problem gets a display id of its own there. */
  asksDisplayId?: boolean;
  changes: {
    addOwn: ComponentProps<typeof OwnProblemDialog>['adding'];
    importRemote: UseMutationResult<{ problemId: string }, Error, ImportedTarget>;
  };
  /** The dialog that adds problems of the site. */
  adder: (state: { open: boolean; onClose: () => void }) => ReactNode;
}

/** The buttons that add problems to a contest or a training, with their dialogs: public ones, those of the group, those of other sites. */
export function AddEntries({ words, idLabel, ownLead, isFull = false, asksDisplayId = false, changes, adder }: AddEntriesProps) {
  const say = usePhrases(words);
  const sayImport = usePhrases(importPhrases);
  const { gid } = useAdminScope();
  const [open, setOpen] = useState<'public' | 'own' | 'remote'>();
  const close = () => setOpen(undefined);
  return (
    <>
      {gid === undefined ? (
        <Button disabled={isFull} onClick={() => setOpen('remote')}>
          <Download aria-hidden /> {sayImport('import')}
        </Button>
      ) : (
        <Button disabled={isFull} onClick={() => setOpen('own')}>
          <Plus aria-hidden /> {say('addOwn')}
        </Button>
      )}
      <Button tone="primary" disabled={isFull} onClick={() => setOpen('public')}>
        <Plus aria-hidden /> {say('add')}
      </Button>
      {adder({ open: open === 'public', onClose: close })}
      {open === 'remote' && (
        <Suspense fallback={null}>
          <ImportProblemDialog importing={changes.importRemote} asksDisplayId={asksDisplayId} takesPresent open onClose={close} />
        </Suspense>
      )}
      <OwnProblemDialog lead={ownLead} idLabel={idLabel} adding={changes.addOwn} open={open === 'own'} onClose={close} />
    </>
  );
}

interface RemoveEntryProps {
  words: Phrases<EntryWords>;
  /** Nothing is asked when it is undefined. */
  entry: { pid: number; displayId: string } | undefined;
  remove: { mutateAsync: (pid: number) => Promise<unknown> };
  onClose: () => void;
}

/** Asks before a problem leaves a contest or a training. */
export function RemoveEntry({ words, entry, remove, onClose }: RemoveEntryProps) {
  const say = usePhrases(words);
  const toast = useToast();
  return (
    <ConfirmDialog
      title={say('removeAsk', { id: entry?.displayId ?? '' })}
      description={say('removeLead')}
      confirm={say('remove')}
      open={!!entry}
      onClose={onClose}
      onConfirm={async () => {
        if (entry) await remove.mutateAsync(entry.pid);
        toast({ tone: 'success', title: say('removed') });
      }}
    />
  );
}
