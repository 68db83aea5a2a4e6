import { contestPhases, type EditedContestRow } from '@oj/contract';
import { Dialog, formatMoment, RadioGroup, TextArea, TextField, usePhrases, useToast } from '@oj/ui';
import { useEffect, useRef } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { SaveDialogForm } from '../../parts/form/SaveDialogForm';
import { SwitchField } from '../../parts/form/SwitchField';
import { useSaveForm } from '../../parts/form/useSaveForm';
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
const minutesIn = (typed: string) => (typed.trim() === '' ? 0 : Number(typed));
const isMinutes = (value: number) => Number.isInteger(value) && value !== 0 && Math.abs(value) <= MOST_MINUTES;

function MoveForm({ row, onClose }: Omit<ContestMoveDialogProps, 'open'>) {
  const say = usePhrases(contestAdminPhrases);
  const toast = useToast();
  const { move } = useContestMutations();
  const form = useSaveForm({
    stored: { part: 'end' as Part, minutes: '10', tells: row.status === contestPhases.running, title: say('tellFirst'), content: '' },
    faultsOf: ({ minutes, tells, title, content }) => ({
      ...(isMinutes(minutesIn(minutes)) ? {} : { minutes: 'minutesRule' as const }),
      ...(tells && !title.trim() ? { title: 'tellRule' as const } : {}),
      ...(tells && !content.trim() ? { content: 'tellRule' as const } : {}),
    }),
    sayFault: fault => say(fault),
    save: ({ part, minutes, tells, title, content }) =>
      move.mutateAsync({ cid: row.id, part, minutes: minutesIn(minutes), ...(tells && { announcement: { title, content } }) }),
    onSaved: () => {
      toast({ tone: 'success', title: say('moved') });
      onClose();
    },
  });
  const { control } = form.methods;
  const [part, typed, tells] = useWatch({ control, name: ['part', 'minutes', 'tells'] });
  const minutes = minutesIn(typed);
  const proposed = useProposedText(row, part, isMinutes(minutes) ? minutes : 0);
  const lastProposed = useRef('');
  const { setValue, getValues } = form.methods;
  useEffect(() => {
    // What somebody wrote stays.
    if (getValues('content') === lastProposed.current) setValue('content', proposed);
    lastProposed.current = proposed;
  }, [proposed, getValues, setValue]);
  return (
    <SaveDialogForm form={form} submit={say('move')} onClose={onClose}>
      <Controller
        control={control}
        name="part"
        render={({ field: { value, onChange } }) => (
          <RadioGroup
            label={say('part')}
            value={value}
            options={parts.map(each => ({ value: each, label: say(partWords[each][0]), hint: say(partWords[each][1]) }))}
            onValueChange={onChange}
          />
        )}
      />
      <TextField label={say('minutes')} hint={say('minutesHint')} inputMode="numeric" required {...form.field('minutes')} />
      <Preview row={row} part={part} minutes={isMinutes(minutes) ? minutes : 0} />
      <SwitchField control={control} name="tells" label={say('tell')} />
      {tells && (
        <>
          <TextField label={say('tellTitle')} required maxLength={255} {...form.field('title')} />
          <TextArea label={say('tellContent')} required rows={3} {...form.field('content')} />
        </>
      )}
    </SaveDialogForm>
  );
}

const later = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000);

/** The reader's time zone at a moment: `UTC+08:00`. */
function zoneOf(moment: Date): string {
  const minutes = -moment.getTimezoneOffset();
  const digits = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map(part => String(part).padStart(2, '0'));
  return `UTC${minutes < 0 ? '-' : '+'}${digits.join(':')}`;
}

/** What the announcement says unless somebody writes another text: the times before and after. */
function useProposedText({ startTime, endTime }: EditedContestRow, part: Part, minutes: number): string {
  const say = usePhrases(contestAdminPhrases);
  if (minutes === 0) return '';
  // Readers in other time zones read the same text.
  const ends = { before: formatMoment(endTime), after: formatMoment(later(endTime, minutes)), zone: zoneOf(endTime) };
  if (part === 'end') return say('tellEnd', ends);
  return say('tellAll', { ...ends, startBefore: formatMoment(startTime), start: formatMoment(later(startTime, minutes)) });
}

/** The times that change, before and after. */
function Preview({ row, part, minutes }: { row: EditedContestRow; part: Part; minutes: number }) {
  const say = usePhrases(contestAdminPhrases);
  const change = (time: Date) => `${formatMoment(time)} → ${formatMoment(later(time, minutes))}`;
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
