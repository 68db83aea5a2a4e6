import type { ContestEntry } from '@oj/contract';
import { Button, ColorPicker, Dialog, Switch, TextField, usePhrases, useToast } from '@oj/ui';
import { type FormEvent, useState } from 'react';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { DialogButtons } from '../../parts/DialogButtons';
import { DialogForm } from '../../parts/DialogForm';
import { Refusal } from '../../parts/StackedForm';
import { contestProblemPhrases } from './contestProblemPhrases';
import { DisplayIdField, isDisplayId } from './DisplayIdField';
import { useContestProblemMutations } from './useContestAdmin';

const FIRST_COLOR = '#d9480f';

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
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const { change } = useContestProblemMutations(cid);
  const [displayId, setDisplayId] = useState(entry.displayId);
  const [displayTitle, setDisplayTitle] = useState(entry.displayTitle);
  const [color, setColor] = useState(entry.color);
  const [isAsked, setIsAsked] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (!isDisplayId(displayId) || !displayTitle.trim()) return;
    const onSuccess = () => {
      toast({ tone: 'success', title: say('saved') });
      onClose();
    };
    change.mutate({ pid: entry.pid, displayId, displayTitle, color }, { onSuccess });
  };
  return (
    <DialogForm onSubmit={save}>
      <DisplayIdField value={displayId} isAsked={isAsked} onChange={setDisplayId} />
      <TextField
        label={say('displayTitle')}
        required
        maxLength={255}
        value={displayTitle}
        error={isAsked && !displayTitle.trim() && say('titleRule')}
        onChange={event => setDisplayTitle(event.target.value)}
      />
      <Switch label={say('withColor')} checked={!!color} onCheckedChange={isOn => setColor(isOn ? FIRST_COLOR : null)} />
      {color && <ColorPicker label={say('color')} value={color} onValueChange={setColor} />}
      <Refusal>{change.error ? sentenceFor(change.error, sayError) : undefined}</Refusal>
      <DialogButtons>
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button type="submit" tone="primary" pending={change.isPending}>
          {say('save')}
        </Button>
      </DialogButtons>
    </DialogForm>
  );
}
