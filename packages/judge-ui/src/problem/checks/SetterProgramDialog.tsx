import { type SetterProgram, validatorProtocols } from '@oj/contract';
import { Button, Dialog, RadioGroup, usePhrases } from '@oj/ui';
import { Controller } from 'react-hook-form';
import { useLanguages } from '../../language/useLanguages';
import { SaveDialogForm } from '../../parts/form/SaveDialogForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
import { useErrorToast } from '../../parts/useErrorToast';
import { ProgramFields } from '../reference/ProgramFields';
import { problemCheckPhrases } from './problemCheckPhrases';
import { useProblemCheckChanges } from './useProblemChecks';

interface SetterProgramDialogProps {
  pid: number;
  role: SetterProgram['role'];
  /** Undefined: there is none yet. */
  program: SetterProgram | undefined;
  onClose: () => void;
}

const titles = {
  validator: ['write', 'edit'],
  generator: ['writeGenerator', 'editGenerator'],
} as const;

/** Writes the validator or the generator of a problem. */
export function SetterProgramDialog({ pid, role, program, onClose }: SetterProgramDialogProps) {
  const say = usePhrases(problemCheckPhrases);
  const { data: languages = [] } = useLanguages();
  const showError = useErrorToast();
  const { save, remove } = useProblemCheckChanges(pid);
  const form = useSaveForm({
    stored: {
      language: program?.language ?? (languages.find(({ name }) => name === 'C++ 17') ?? languages[0])?.name ?? 'C++ 17',
      code: program?.code ?? '',
      protocol: program?.protocol ?? validatorProtocols[0],
    },
    faultsOf: ({ code }) => (code.trim() ? {} : { code: 'codeNeeded' as const }),
    sayFault: fault => say(fault),
    save: values => save.mutateAsync({ role, ...values }),
    onSaved: onClose,
  });
  return (
    <Dialog
      open
      title={say(titles[role][program ? 1 : 0])}
      width={720}
      closeOnOutsidePress={false}
      onOpenChange={isOpen => isOpen || onClose()}
    >
      <SaveDialogForm
        form={form}
        submit={say('save')}
        aside={
          program && (
            <Button
              tone="danger"
              pending={remove.isPending}
              onClick={() => remove.mutate(role, { onSuccess: onClose, onError: showError })}
            >
              {say('remove')}
            </Button>
          )
        }
        onClose={onClose}
      >
        <ProgramFields texts={{ language: say('language'), languageHint: say('testlibHint'), code: say('code') }}>
          {role === 'validator' && (
            <Controller
              control={form.methods.control}
              name="protocol"
              render={({ field: { value, onChange } }) => (
                <RadioGroup
                  label={say('protocol')}
                  variant="segmented"
                  value={value}
                  options={validatorProtocols.map(each => ({ value: each, label: say(each) }))}
                  onValueChange={onChange}
                />
              )}
            />
          )}
        </ProgramFields>
      </SaveDialogForm>
    </Dialog>
  );
}
