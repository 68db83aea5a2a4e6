import { expectedVerdicts, type ReferenceSolution, Status } from '@oj/contract';
import { Dialog, Select, TextField, usePhrases, useVerdictName } from '@oj/ui';
import { useState } from 'react';
import { useLanguages } from '../../language/useLanguages';
import { DialogForm } from '../../parts/DialogForm';
import { ProgramFields } from './ProgramFields';
import { referencePhrases } from './referencePhrases';
import { useReferenceChanges } from './useReferenceSolutions';

interface ReferenceDialogProps {
  pid: number;
  /** Undefined: a new one. */
  solution: ReferenceSolution | undefined;
  onClose: () => void;
}

/** Writes a reference solution. */
export function ReferenceDialog({ pid, solution, onClose }: ReferenceDialogProps) {
  const say = usePhrases(referencePhrases);
  const nameOf = useVerdictName();
  const { data: languages = [] } = useLanguages();
  const { save } = useReferenceChanges(pid);
  const [draft, setDraft] = useState({
    name: solution?.name ?? '',
    language: solution?.language ?? languages[0]?.name ?? 'C++ 17',
    code: solution?.code ?? '',
    expected: solution?.expected ?? Status.accepted,
  });
  const [wasSent, setWasSent] = useState(false);
  const isWhole = draft.name.trim() !== '' && draft.code.trim() !== '';
  const send = () => {
    setWasSent(true);
    if (isWhole) save.mutate({ id: solution?.id, ...draft }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      title={solution ? say('edit', { name: solution.name }) : say('add')}
      width={720}
      closeOnOutsidePress={false}
      onOpenChange={isOpen => isOpen || onClose()}
    >
      <DialogForm submit={say('save')} sending={save} onSubmit={send} onClose={onClose}>
        <TextField
          label={say('name')}
          required
          maxLength={100}
          value={draft.name}
          error={wasSent && !draft.name.trim() ? say('nameNeeded') : undefined}
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
        <ProgramFields
          texts={{ language: say('language'), code: say('code'), codeNeeded: say('codeNeeded') }}
          program={draft}
          wasSent={wasSent}
          onChange={change => setDraft({ ...draft, ...change })}
        >
          <Select
            label={say('expected')}
            value={String(draft.expected)}
            options={expectedVerdicts.map(status => ({ value: String(status), label: nameOf(status) }))}
            onValueChange={status => setDraft({ ...draft, expected: Number(status) as Status })}
          />
        </ProgramFields>
      </DialogForm>
    </Dialog>
  );
}
