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
import { type Ref, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { FailedQuery } from '../api/FailedQuery';
import { useApi } from '../api/ApiProvider';
import { useGroupMembers } from '../group/useGroups';
import { SaveDialogForm } from '../parts/form/SaveDialogForm';
import { useSaveForm } from '../parts/form/useSaveForm';
import { assignmentFormPhrases } from './assignmentFormPhrases';
import { assignmentPhrases } from './assignmentPhrases';
import { type AssignmentValues, faultsOf, newAssignment, termsOf, valuesOf } from './assignmentValues';
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
  const form = useSaveForm({
    stored: { ...first, training: null as ComboboxOption | null },
    faultsOf: values => ({
      ...(assignment || values.training ? {} : { training: 'needed' as const }),
      ...faultsOf(values),
    }),
    sayFault: fault => say(fault),
    save: async ({ training, ...values }): Promise<unknown> => {
      const terms = termsOf(values);
      if (assignment) return change.mutateAsync({ id: assignment.id, terms });
      return handOut.mutateAsync({ tid: Number(training?.value), terms });
    },
    onSaved: () => {
      toast({ tone: 'success', title: say(assignment ? 'saved' : 'sent') });
      onClose();
    },
  });
  const { errorOf } = form;
  const { control, getValues, setValue } = form.methods;
  const [allowsLate, whom] = useWatch({ control, name: ['allowsLate', 'whom'] });
  return (
    <SaveDialogForm form={form} submit={say(assignment ? 'save' : 'send')} onClose={onClose}>
      {!assignment && (
        <Controller
          control={control}
          name="training"
          render={({ field: { ref, value, onChange } }) => (
            <TrainingChoice ref={ref} gid={gid} value={value} error={errorOf('training')} onValueChange={onChange} />
          )}
        />
      )}
      <Controller
        control={control}
        name="dueAt"
        render={({ field: { ref, value, onChange } }) => (
          <DateTimePicker ref={ref} label={say('due')} required value={value} error={errorOf('dueAt')} onValueChange={onChange} />
        )}
      />
      <Controller
        control={control}
        name="allowsLate"
        render={({ field: { value, onChange } }) => (
          <Switch
            label={say('allowLate')}
            checked={value}
            onCheckedChange={isOn => {
              onChange(isOn);
              setValue('lateUntil', getValues('lateUntil') ?? dayAfter(getValues('dueAt')), { shouldDirty: true });
            }}
          />
        )}
      />
      {allowsLate && (
        <Controller
          control={control}
          name="lateUntil"
          render={({ field: { ref, value, onChange } }) => (
            <DateTimePicker
              ref={ref}
              label={say('lateUntil')}
              hint={say('lateHint')}
              required
              value={value}
              error={errorOf('lateUntil')}
              onValueChange={onChange}
            />
          )}
        />
      )}
      <Controller
        control={control}
        name="whom"
        render={({ field: { value, onChange } }) => (
          <RadioGroup
            label={say('whom')}
            value={value}
            options={[
              { value: 'all', label: say('toAll'), hint: say('toAllHint') },
              { value: 'some', label: say('toSome') },
            ]}
            onValueChange={onChange}
          />
        )}
      />
      {whom === 'some' && (
        <Controller
          control={control}
          name="members"
          render={({ field: { value, onChange } }) => (
            <MemberChoice gid={gid} value={value} error={errorOf('members')} onValueChange={onChange} />
          )}
        />
      )}
      <TextArea label={say('note')} hint={say('noteHint')} rows={3} maxLength={MOST_ASSIGNMENT_NOTE_CHARACTERS} {...form.field('note')} />
    </SaveDialogForm>
  );
}

const dayAfter = (moment: Date | null) => moment && new Date(moment.getTime() + DAY_MS);

interface TrainingChoiceProps {
  gid: number;
  ref: Ref<HTMLInputElement>;
  value: ComboboxOption | null;
  error: string | undefined;
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
  error: string | undefined;
  onValueChange: (members: AssignmentValues['members']) => void;
}

function MemberChoice({ gid, value, error, onValueChange }: MemberChoiceProps) {
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
      error={error}
      onInput={event => setWord(event.currentTarget.value)}
      onValueChange={members => {
        setWord('');
        onValueChange(members);
      }}
    />
  );
}
