import { type Assignment, MOST_ASSIGNED_MEMBERS, MOST_ASSIGNMENT_NOTE_CHARACTERS } from '@oj/contract';
import {
  type ComboboxOption,
  Combobox,
  DateTimePicker,
  Dialog,
  RadioGroup,
  Skeleton,
  Switch,
  TagsInput,
  TextArea,
  usePhrases,
  useToast,
} from '@oj/ui';
import { useState } from 'react';
import { FailedQuery } from '../api/FailedQuery';
import { useApi } from '../api/ApiProvider';
import { useGroupMembers } from '../group/useGroups';
import { DialogForm } from '../parts/DialogForm';
import { assignmentFormPhrases } from './assignmentFormPhrases';
import { assignmentPhrases } from './assignmentPhrases';
import { type AssignmentValues, newAssignment, termsOf, valuesOf } from './assignmentValues';
import { useAssignmentChanges, useChosenMembers } from './useAssignments';

const MOST_FOUND = 20;
const DAY_MS = 86_400_000;

interface AssignmentDialogProps {
  gid: number;
  /** Undefined: a training is handed out. */
  assignment: Assignment | undefined;
  onClose: () => void;
}

/** Hands a training out, or changes its terms. */
export function AssignmentDialog({ gid, assignment, onClose }: AssignmentDialogProps) {
  const say = usePhrases(assignmentFormPhrases);
  const title = say(assignment ? 'edit' : 'handOut');
  return (
    <Dialog title={title} width={640} closeOnOutsidePress={false} open onOpenChange={open => !open && onClose()}>
      {assignment && !assignment.toAll ? (
        <WithMembers gid={gid} assignment={assignment} onClose={onClose} />
      ) : (
        <Fields gid={gid} assignment={assignment} first={assignment ? valuesOf(assignment, []) : newAssignment} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** The chosen members are known before the fields are shown. */
function WithMembers({ assignment, ...rest }: AssignmentDialogProps & { assignment: Assignment }) {
  const sayAll = usePhrases(assignmentPhrases);
  const { data, error, refetch } = useChosenMembers(assignment);
  if (error && !data) return <FailedQuery title={sayAll('failed')} error={error} onRetry={refetch} />;
  return data ? <Fields {...rest} assignment={assignment} first={valuesOf(assignment, data)} /> : <Skeleton lines={6} height={16} />;
}

function Fields({ gid, assignment, first, onClose }: AssignmentDialogProps & { first: AssignmentValues }) {
  const say = usePhrases(assignmentFormPhrases);
  const toast = useToast();
  const { handOut, change } = useAssignmentChanges(gid);
  const [values, setValues] = useState(first);
  const [training, setTraining] = useState<ComboboxOption | null>(null);
  const set = (some: Partial<AssignmentValues>) => setValues(before => ({ ...before, ...some }));
  const terms = termsOf(values);
  const isEarly = !!values.dueAt && !!values.lateUntil && values.allowsLate && values.lateUntil <= values.dueAt;
  const submit = () => {
    if (!terms || isEarly) return;
    const done = (word: 'sent' | 'saved') => () => {
      toast({ tone: 'success', title: say(word) });
      onClose();
    };
    if (assignment) change.mutate({ id: assignment.id, terms }, { onSuccess: done('saved') });
    else if (training) handOut.mutate({ tid: Number(training.value), terms }, { onSuccess: done('sent') });
  };
  return (
    <DialogForm submit={say(assignment ? 'save' : 'send')} sending={assignment ? change : handOut} onSubmit={submit} onClose={onClose}>
      {!assignment && <TrainingChoice gid={gid} value={training} onValueChange={setTraining} />}
      <DateTimePicker label={say('due')} required value={values.dueAt} onValueChange={dueAt => set({ dueAt })} />
      <Switch
        label={say('allowLate')}
        checked={values.allowsLate}
        onCheckedChange={allowsLate => set({ allowsLate, lateUntil: values.lateUntil ?? dayAfter(values.dueAt) })}
      />
      {values.allowsLate && (
        <DateTimePicker
          label={say('lateUntil')}
          hint={say('lateHint')}
          required
          value={values.lateUntil}
          error={isEarly ? say('lateRule') : undefined}
          onValueChange={lateUntil => set({ lateUntil })}
        />
      )}
      <RadioGroup
        label={say('whom')}
        value={values.whom}
        options={[
          { value: 'all', label: say('toAll'), hint: say('toAllHint') },
          { value: 'some', label: say('toSome') },
        ]}
        onValueChange={whom => set({ whom: whom === 'some' ? 'some' : 'all' })}
      />
      {values.whom === 'some' && <MemberChoice gid={gid} value={values.members} onValueChange={members => set({ members })} />}
      <TextArea
        label={say('note')}
        hint={say('noteHint')}
        rows={3}
        maxLength={MOST_ASSIGNMENT_NOTE_CHARACTERS}
        value={values.note}
        onChange={event => set({ note: event.target.value })}
      />
    </DialogForm>
  );
}

const dayAfter = (moment: Date | null) => moment && new Date(moment.getTime() + DAY_MS);

interface TrainingChoiceProps {
  gid: number;
  value: ComboboxOption | null;
  onValueChange: (choice: ComboboxOption | null) => void;
}

/** Finds a training by its title or author: those of the group, then those of the site. */
function TrainingChoice({ gid, ...props }: TrainingChoiceProps) {
  const say = usePhrases(assignmentFormPhrases);
  const api = useApi();
  const search = async (keyword: string) => {
    const [ofGroup, ofSite] = await Promise.all([
      api.groupTraining.list({ gid, keyword, limit: MOST_FOUND }),
      api.training.list({ keyword, auth: 'Public', limit: MOST_FOUND }),
    ]);
    return [...ofGroup.records, ...ofSite.records].map(({ id, title, author }) => ({ value: String(id), label: title, note: author }));
  };
  return <Combobox label={say('training')} hint={say('trainingHint')} required search={search} {...props} />;
}

interface MemberChoiceProps {
  gid: number;
  value: AssignmentValues['members'];
  onValueChange: (members: AssignmentValues['members']) => void;
}

function MemberChoice({ gid, value, onValueChange }: MemberChoiceProps) {
  const say = usePhrases(assignmentFormPhrases);
  const [word, setWord] = useState('');
  const { data } = useGroupMembers({ gid, keyword: word.trim() || undefined, limit: MOST_FOUND + value.length });
  return (
    <TagsInput
      label={say('members')}
      max={MOST_ASSIGNED_MEMBERS}
      maxLength={50}
      options={data?.records.map(({ uid, username }) => ({ key: uid, name: username })) ?? []}
      value={value}
      onInput={event => setWord(event.currentTarget.value)}
      onValueChange={members => {
        setWord('');
        onValueChange(members);
      }}
    />
  );
}
