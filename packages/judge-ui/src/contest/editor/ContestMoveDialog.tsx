import { contestPhases, type EditedContestRow } from '@oj/contract';
import { Dialog, formatMoment, RadioGroup, Switch, TextArea, TextField, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { DialogForm } from '../../parts/DialogForm';
import { QuietLine } from '../../parts/formParts';
import { contestAdminPhrases } from './contestAdminPhrases';
import { useContestMutations } from './useContestAdmin';

interface ContestMoveDialogProps {
  row: EditedContestRow;
  open: boolean;
  onClose: () => void;
}

/** Extends a contest, or moves it as a whole, and says so to everybody in it. */
export function ContestMoveDialog({ row, open, onClose }: ContestMoveDialogProps) {
  const say = usePhrases(contestAdminPhrases);
  return (
    <Dialog
      title={say('moveTitle', { title: row.title })}
      width={480}
      closeOnOutsidePress={false}
      open={open}
      onOpenChange={next => !next && onClose()}
    >
      {open && <MoveForm row={row} onClose={onClose} />}
    </Dialog>
  );
}

const parts = ['end', 'all'] as const;
type Part = (typeof parts)[number];
const partWords = { end: ['partEnd', 'endHint'], all: ['partAll', 'allHint'] } as const;
const MOST_MINUTES = 7 * 24 * 60;
const isMinutes = (value: number) => Number.isInteger(value) && value !== 0 && Math.abs(value) <= MOST_MINUTES;

function MoveForm({ row, onClose }: Omit<ContestMoveDialogProps, 'open'>) {
  const say = usePhrases(contestAdminPhrases);
  const toast = useToast();
  const { move } = useContestMutations();
  const [part, setPart] = useState<Part>('end');
  const [typed, setTyped] = useState('10');
  const [tells, setTells] = useState(row.status === contestPhases.running);
  const [told, setTold] = useState({ title: say('tellFirst'), content: '' });
  const [isAsked, setIsAsked] = useState(false);
  const minutes = typed.trim() === '' ? 0 : Number(typed);
  const isTold = told.title.trim() !== '' && told.content.trim() !== '';

  const save = () => {
    setIsAsked(true);
    if (!isMinutes(minutes) || (tells && !isTold)) return;
    const onSuccess = () => {
      toast({ tone: 'success', title: say('moved') });
      onClose();
    };
    move.mutate({ cid: row.id, part, minutes, ...(tells && { announcement: told }) }, { onSuccess });
  };
  return (
    <DialogForm submit={say('move')} sending={move} onSubmit={save} onClose={onClose}>
      <RadioGroup
        label={say('part')}
        value={part}
        options={parts.map(each => ({ value: each, label: say(partWords[each][0]), hint: say(partWords[each][1]) }))}
        onValueChange={next => setPart(next as Part)}
      />
      <TextField
        label={say('minutes')}
        hint={say('minutesHint')}
        inputMode="numeric"
        required
        value={typed}
        error={isAsked && !isMinutes(minutes) && say('minutesRule')}
        onChange={event => setTyped(event.target.value)}
      />
      <Preview row={row} part={part} minutes={isMinutes(minutes) ? minutes : 0} />
      <Switch label={say('tell')} checked={tells} onCheckedChange={setTells} />
      {tells && (
        <>
          <TextField
            label={say('tellTitle')}
            required
            maxLength={255}
            value={told.title}
            error={isAsked && told.title.trim() === '' && say('tellRule')}
            onChange={event => setTold({ ...told, title: event.target.value })}
          />
          <TextArea
            label={say('tellContent')}
            required
            rows={3}
            value={told.content}
            error={isAsked && told.content.trim() === '' && say('tellRule')}
            onChange={event => setTold({ ...told, content: event.target.value })}
          />
        </>
      )}
    </DialogForm>
  );
}

/** The times that change, before and after. */
function Preview({ row, part, minutes }: { row: EditedContestRow; part: Part; minutes: number }) {
  const say = usePhrases(contestAdminPhrases);
  const change = (time: Date) => `${formatMoment(time)} → ${formatMoment(new Date(time.getTime() + minutes * 60_000))}`;
  return (
    <output>
      {part === 'all' && (
        <QuietLine>
          {say('startsAt')}: {change(row.startTime)}
        </QuietLine>
      )}
      <QuietLine>
        {say('endsAt')}: {change(row.endTime)}
      </QuietLine>
    </output>
  );
}
