import { expectedVerdicts, type ReferenceSolution, Status } from '@oj/contract';
import { Dialog, Select, TextField, usePhrases, useVerdictName } from '@oj/ui';
import { Controller } from 'react-hook-form';
import { useLanguages } from '../../language/useLanguages';
import { SaveDialogForm } from '../../parts/form/SaveDialogForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
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
  const form = useSaveForm({
    stored: {
      name: solution?.name ?? '',
      language: solution?.language ?? languages[0]?.name ?? 'C++ 17',
      code: solution?.code ?? '',
      expected: solution?.expected ?? Status.accepted,
    },
    faultsOf: ({ name, code }) => ({
      ...(name.trim() ? {} : { name: 'nameNeeded' as const }),
      ...(code.trim() ? {} : { code: 'codeNeeded' as const }),
    }),
    sayFault: fault => say(fault),
    save: values => save.mutateAsync({ id: solution?.id, ...values }),
    onSaved: onClose,
  });
  return (
    <Dialog
      open
      title={solution ? say('edit', { name: solution.name }) : say('add')}
      width={720}
      closeOnOutsidePress={false}
      onOpenChange={isOpen => isOpen || onClose()}
    >
      <SaveDialogForm form={form} submit={say('save')} onClose={onClose}>
        <TextField label={say('name')} required maxLength={100} {...form.field('name')} />
        <ProgramFields texts={{ language: say('language'), code: say('code') }}>
          <Controller
            control={form.methods.control}
            name="expected"
            render={({ field: { value, onChange } }) => (
              <Select
                label={say('expected')}
                value={String(value)}
                options={expectedVerdicts.map(status => ({ value: String(status), label: nameOf(status) }))}
                onValueChange={status => onChange(Number(status))}
              />
            )}
          />
        </ProgramFields>
      </SaveDialogForm>
    </Dialog>
  );
}
