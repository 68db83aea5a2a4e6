import { MOST_STRESS_ROUNDS, type ProblemCheck, type ReferenceSolution, Status } from '@oj/contract';
import { Dialog, Select, TextField, usePhrases } from '@oj/ui';
import { Controller, useWatch } from 'react-hook-form';
import { SaveDialogForm } from '../../parts/form/SaveDialogForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
import { problemCheckPhrases } from './problemCheckPhrases';
import { useProblemCheckChanges } from './useProblemChecks';

interface StressDialogProps {
  pid: number;
  /** The solutions to choose from, at least two. */
  solutions: readonly ReferenceSolution[];
  /** What was asked for last. */
  before: ProblemCheck['stress'];
  onClose: () => void;
}

/** Which program is tried, and against which. */
export function StressDialog({ pid, solutions, before, onClose }: StressDialogProps) {
  const say = usePhrases(problemCheckPhrases);
  const { run } = useProblemCheckChanges(pid);
  const isThere = (id: number | null | undefined) => solutions.some(each => each.id === id);
  const first = isThere(before?.solutionId) ? before?.solutionId : solutions[0]?.id;
  const slow = solutions.findLast(({ id, expected }) => id !== first && expected !== Status.wrongAnswer);
  const form = useSaveForm({
    stored: {
      solutionId: first ?? 0,
      bruteForceId: (isThere(before?.bruteForceId) ? before?.bruteForceId : slow?.id) ?? 0,
      args: before?.args ?? '',
      rounds: String(before?.rounds ?? 200),
    },
    faultsOf: ({ rounds }) => (isCount(rounds) ? {} : { rounds: 'roundsFault' as const }),
    sayFault: fault => say(fault, { most: MOST_STRESS_ROUNDS }),
    save: values => run.mutateAsync({ kind: 'stress', ...values }),
    onSaved: onClose,
  });
  const { control } = form.methods;
  const [solutionId, bruteForceId] = useWatch({ control, name: ['solutionId', 'bruteForceId'] });
  const choice = (name: 'solutionId' | 'bruteForceId', label: string, other: number) => (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <Select
          label={label}
          value={String(value)}
          options={solutions.map(({ id, name, language }) => ({
            value: String(id),
            label: `${name} · ${language}`,
            disabled: id === other,
          }))}
          onValueChange={id => onChange(Number(id))}
        />
      )}
    />
  );
  return (
    <Dialog open title={say('stress')} width={520} closeOnOutsidePress={false} onOpenChange={isOpen => isOpen || onClose()}>
      <SaveDialogForm form={form} submit={say('start')} onClose={onClose}>
        {choice('solutionId', say('solution'), bruteForceId)}
        {choice('bruteForceId', say('bruteForce'), solutionId)}
        <TextField label={say('args')} hint={say('argsHint')} maxLength={200} spellCheck={false} {...form.field('args')} />
        <TextField
          label={say('rounds')}
          hint={say('roundsHint', { most: MOST_STRESS_ROUNDS })}
          inputMode="numeric"
          {...form.field('rounds')}
        />
      </SaveDialogForm>
    </Dialog>
  );
}

const isCount = (text: string) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_STRESS_ROUNDS;
