import { type SetterProgram, validatorProtocols } from '@oj/contract';
import { Button, Dialog, RadioGroup, usePhrases } from '@oj/ui';
import { useState } from 'react';
import { useLanguages } from '../../language/useLanguages';
import { DialogForm } from '../../parts/DialogForm';
import { ProgramFields } from '../editor/ProgramFields';
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
  const { save, remove } = useProblemCheckChanges(pid);
  const [draft, setDraft] = useState({
    language: program?.language ?? (languages.find(({ name }) => name === 'C++ 17') ?? languages[0])?.name ?? 'C++ 17',
    code: program?.code ?? '',
    protocol: program?.protocol ?? validatorProtocols[0],
  });
  const [wasSent, setWasSent] = useState(false);
  const isWhole = draft.code.trim() !== '';
  const send = () => {
    setWasSent(true);
    if (isWhole) save.mutate({ role, ...draft }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      title={say(titles[role][program ? 1 : 0])}
      width={720}
      closeOnOutsidePress={false}
      onOpenChange={isOpen => isOpen || onClose()}
    >
      <DialogForm
        submit={say('save')}
        sending={save}
        aside={
          program && (
            <Button tone="danger" pending={remove.isPending} onClick={() => remove.mutate(role, { onSuccess: onClose })}>
              {say('remove')}
            </Button>
          )
        }
        onSubmit={send}
        onClose={onClose}
      >
        <ProgramFields
          texts={{ language: say('language'), languageHint: say('testlibHint'), code: say('code'), codeNeeded: say('codeNeeded') }}
          program={draft}
          wasSent={wasSent}
          onChange={change => setDraft({ ...draft, ...change })}
        >
          {role === 'validator' && (
            <RadioGroup
              label={say('protocol')}
              variant="segmented"
              value={draft.protocol}
              options={validatorProtocols.map(value => ({ value, label: say(value) }))}
              onValueChange={protocol => setDraft({ ...draft, protocol: protocol === 'kattis' ? 'kattis' : 'testlib' })}
            />
          )}
        </ProgramFields>
      </DialogForm>
    </Dialog>
  );
}
