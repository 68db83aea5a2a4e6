import { MOST_STRESS_ROUNDS, type ProblemCheck, type ReferenceSolution, Status } from '@oj/contract';
import { Dialog, Select, TextField, usePhrases } from '@oj/ui';
import { useState } from 'react';
import { DialogForm } from '../../parts/DialogForm';
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
  const [draft, setDraft] = useState({
    solutionId: first ?? 0,
    bruteForceId: (isThere(before?.bruteForceId) ? before?.bruteForceId : slow?.id) ?? 0,
    args: before?.args ?? '',
    rounds: String(before?.rounds ?? 200),
  });
  const [wasSent, setWasSent] = useState(false);
  const isCount = /^\d{1,4}$/.test(draft.rounds) && Number(draft.rounds) >= 1 && Number(draft.rounds) <= MOST_STRESS_ROUNDS;
  const options = (other: number) =>
    solutions.map(({ id, name, language }) => ({ value: String(id), label: `${name} · ${language}`, disabled: id === other }));
  const send = () => {
    setWasSent(true);
    if (isCount) run.mutate({ kind: 'stress', ...draft }, { onSuccess: onClose });
  };
  return (
    <Dialog open title={say('stress')} width={520} closeOnOutsidePress={false} onOpenChange={isOpen => isOpen || onClose()}>
      <DialogForm submit={say('start')} sending={run} onSubmit={send} onClose={onClose}>
        <Select
          label={say('solution')}
          value={String(draft.solutionId)}
          options={options(draft.bruteForceId)}
          onValueChange={id => setDraft({ ...draft, solutionId: Number(id) })}
        />
        <Select
          label={say('bruteForce')}
          value={String(draft.bruteForceId)}
          options={options(draft.solutionId)}
          onValueChange={id => setDraft({ ...draft, bruteForceId: Number(id) })}
        />
        <TextField
          label={say('args')}
          hint={say('argsHint')}
          maxLength={200}
          spellCheck={false}
          value={draft.args}
          onChange={({ target }) => setDraft({ ...draft, args: target.value })}
        />
        <TextField
          label={say('rounds')}
          hint={say('roundsHint', { most: MOST_STRESS_ROUNDS })}
          inputMode="numeric"
          value={draft.rounds}
          error={wasSent && !isCount ? say('roundsFault', { most: MOST_STRESS_ROUNDS }) : undefined}
          onChange={({ target }) => setDraft({ ...draft, rounds: target.value })}
        />
      </DialogForm>
    </Dialog>
  );
}
