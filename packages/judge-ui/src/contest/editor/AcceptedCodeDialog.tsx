import { Dialog, RadioGroup, Switch, usePhrases } from '@oj/ui';
import { useState } from 'react';
import { DialogForm } from '../../parts/DialogForm';
import { contestAdminPhrases } from './contestAdminPhrases';
import { useContestDownloads } from './useContestAdmin';

interface AcceptedCodeDialogProps {
  cid: number;
  open: boolean;
  onClose: () => void;
}

/** Asks whose accepted code is wanted, and how it is sorted, and downloads it as a zip. */
export function AcceptedCodeDialog({ cid, open, onClose }: AcceptedCodeDialogProps) {
  const say = usePhrases(contestAdminPhrases);
  return (
    <Dialog title={say('accepted')} width={480} open={open} onOpenChange={next => !next && onClose()}>
      {open && <Form cid={cid} onClose={onClose} />}
    </Dialog>
  );
}

const foldings = ['user', 'problem'] as const;
const foldingWords = { user: 'byUser', problem: 'byProblem' } as const;

/** Is never refused: the download says itself how it goes. */
const sent = { isPending: false, error: null };

function Form({ cid, onClose }: Omit<AcceptedCodeDialogProps, 'open'>) {
  const say = usePhrases(contestAdminPhrases);
  const download = useContestDownloads();
  const [excludeAdmin, setExcludeAdmin] = useState(true);
  const [splitType, setSplitType] = useState<(typeof foldings)[number]>('user');
  const start = () => {
    download.accepted(cid, { excludeAdmin, splitType });
    onClose();
  };
  return (
    <DialogForm submit={say('download')} sending={sent} onSubmit={start} onClose={onClose}>
      <Switch label={say('excludeAdmin')} checked={excludeAdmin} onCheckedChange={setExcludeAdmin} />
      <RadioGroup
        label={say('folders')}
        value={splitType}
        options={foldings.map(each => ({ value: each, label: say(foldingWords[each]) }))}
        onValueChange={next => setSplitType(next as (typeof foldings)[number])}
      />
    </DialogForm>
  );
}
